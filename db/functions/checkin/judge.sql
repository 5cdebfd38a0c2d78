create or replace function checkin.judge(p_now timestamptz, p_venue bigint, p_ticket bigint) returns jsonb
language plpgsql stable as $$
declare r record; v_standing text;
begin
  select t.*, o.state as order_state, o.close_reason, i.stock_state, i.suspended, i.refund_id, s.starts_at, s.ends_at, s.business_date, sp.entry_before, sp.entry_after_end, v.zone,
         tt.reentry
    into r
    from checkin.ticket t join orders.order o on o.id = t.order_id join orders.item i on i.id = t.item_id join inventory.slot s on s.id = t.slot_id
    join catalog.space sp on sp.id = s.space_id join catalog.venue v on v.id = t.venue_id join catalog.ticket_type tt on tt.id = i.ticket_type_id
   where t.id = p_ticket;
  -- Who went out of a stopped slot may come back; nobody follows them.
  v_standing := checkin.standing(r.order_state, r.state, r.stock_state, r.suspended and not (r.reentry and r.inside < r.entered), r.refund_id);
  if v_standing <> 'ok' then return jsonb_build_object('code', v_standing); end if;
  if p_now < r.starts_at - r.entry_before then
    if (p_now at time zone r.zone)::date < r.business_date then
      return jsonb_build_object('code', 'other_day', 'facts', jsonb_build_object('business_date', r.business_date, 'starts_at', r.starts_at));
    end if;
    return jsonb_build_object('code', 'too_early', 'facts', jsonb_build_object('opens_at', r.starts_at - r.entry_before));
  end if;
  if p_now >= r.ends_at + r.entry_after_end then
    if (p_now at time zone r.zone)::date > (r.ends_at at time zone r.zone)::date then
      return jsonb_build_object('code', 'other_day', 'facts', jsonb_build_object('business_date', r.business_date, 'starts_at', r.starts_at));
    end if;
    return jsonb_build_object('code', 'too_late', 'facts', jsonb_build_object('ended_at', r.ends_at + r.entry_after_end));
  end if;
  -- Where coming back is allowed, who went out may enter again.
  if r.entered >= r.party and not (r.reentry and r.inside < r.party) then
    return jsonb_build_object('code', 'already_used', 'facts', jsonb_build_object('used_at', r.last_used_at, 'door', r.last_door));
  end if;
  return null;
end $$;
comment on function checkin.judge(timestamptz, bigint, bigint) is 'Why a ticket may not enter now, the strongest reason first: refunded or cancelled, suspended, not paid, other day, too early, too late, already used. Null: it may.';
