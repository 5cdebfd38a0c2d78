create or replace function api.admit_anyway(p_scan uuid, p_venue bigint, p_ticket bigint, p_people int, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  c checkin.check_in;
  t checkin.ticket;
  v_code text;
  v_people int;
  v_id bigint;
  v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  if p_scan is null then perform base.refuse('request_key_missing'); end if;
  if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
  select * into c from checkin.check_in x where x.scan_id = p_scan;
  if found then return (true, null, null, checkin.verdict(c.ticket_id, checkin.verdict_kind(c.verdict), c.verdict, c.facts, c.id, c.people, true))::api.outcome; end if;
  perform 1 from orders.order o where o.id = (select x.order_id from checkin.ticket x where x.id = p_ticket and x.venue_id = p_venue) for no key update;
  select * into t from checkin.ticket x where x.id = p_ticket and x.venue_id = p_venue for no key update;
  if not found then perform base.refuse('unknown_ticket', jsonb_build_object('ticket', p_ticket, 'fault', 'missing')); end if;
  -- The time may be overruled, never what the ticket is or how many it admits.
  v_code := checkin.judge(v_now, p_venue, p_ticket) ->> 'code';
  v_people := case when coalesce(p_people, 0) > 0 then p_people else checkin.room(t) end;
  if v_code is null or v_code in ('too_early', 'too_late', 'other_day') then
    if v_people < 1 then v_code := 'already_used';
    elsif v_people > checkin.room(t) then perform base.refuse('people_invalid', jsonb_build_object('wanted', p_people, 'left', checkin.room(t))); end if;
  end if;
  if v_code not in ('too_early', 'too_late', 'other_day') then perform base.refuse('entry_refused', jsonb_build_object('reason', v_code)); end if;
  v_id := checkin.record_entry(p_scan, t, 'staff', v_people, v_now, null);
  update checkin.check_in x set reason = p_reason where x.id = v_id;
  perform audit.write(p_venue, 'admit_anyway', t.order_id, t.slot_id, jsonb_build_object('ticket', p_ticket, 'check_in', v_id, 'people', v_people, 'against', v_code, 'reason', p_reason));
  perform checkin.watch_limit(v_now, t.slot_id);
  return (true, null, null, checkin.verdict(p_ticket, 'admitted', 'admitted', '{}', v_id, v_people, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'admit_anyway', sqlstate, sqlerrm, v_detail, jsonb_build_object('ticket', p_ticket));
  when unique_violation then
    select * into c from checkin.check_in x where x.scan_id = p_scan;
    return (true, null, null, checkin.verdict(c.ticket_id, checkin.verdict_kind(c.verdict), c.verdict, c.facts, c.id, c.people, true))::api.outcome;
end $$;
comment on function api.admit_anyway(uuid, bigint, bigint, int, text) is 'Desk lead at a door: lets people of a ticket in although it is too early, too late or another day, with a reason that is audited. Nothing else is overruled.';
