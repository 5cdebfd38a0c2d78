create or replace function checkin.judge(p_now timestamptz, p_venue bigint, p_ticket bigint) returns jsonb
language plpgsql stable as $$
declare r record;
begin
  select t.*, o.state as order_state, o.close_reason, i.stock_state, i.suspended, i.refund_id, s.starts_at, s.ends_at, s.business_date, sp.entry_before, sp.entry_after_end, v.zone,
         v.name as venue_name, t.venue_id as ticket_venue
    into r
    from checkin.ticket t join orders.order o on o.id = t.order_id join orders.item i on i.id = t.item_id join inventory.slot s on s.id = t.slot_id
    join catalog.space sp on sp.id = s.space_id join catalog.venue v on v.id = t.venue_id
   where t.id = p_ticket;
  -- Money on its way back is no ticket any more, also where only a line of the order goes.
  if r.order_state in ('REFUNDED', 'REFUNDING') or r.refund_id is not null and r.stock_state <> 'released' then return jsonb_build_object('code', 'refunded'); end if;
  if r.order_state in ('CANCELLED', 'CLOSED_TIMEOUT') or r.state = 'void' or r.stock_state = 'released' then
    return jsonb_build_object('code', case when r.order_state in ('CANCELLED', 'CLOSED_TIMEOUT') then 'cancelled' else 'refunded' end);
  end if;
  if r.suspended then return jsonb_build_object('code', 'suspended'); end if;
  if r.order_state in ('HOLDING', 'PENDING_PAY') or r.stock_state = 'held' then return jsonb_build_object('code', 'not_paid'); end if;
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
  if r.entered >= r.party then
    return jsonb_build_object('code', 'already_used', 'facts', jsonb_build_object('used_at', r.last_used_at, 'door', r.last_door));
  end if;
  return null;
end $$;
comment on function checkin.judge(timestamptz, bigint, bigint) is 'Why a ticket may not enter now, the strongest reason first: refunded or cancelled, suspended, not paid, other day, too early, too late, already used. Null: it may.';
