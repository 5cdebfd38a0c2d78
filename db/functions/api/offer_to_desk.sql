create or replace function api.offer_to_desk(p_request uuid, p_venue bigint, p_ticket bigint, p_code text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_order bigint;
  v_slot bigint;
  v_detail text;
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  if p_request is null then perform base.refuse('request_key_missing'); end if;
  select t.order_id, t.slot_id into v_order, v_slot from checkin.ticket t where t.id = p_ticket and t.venue_id = p_venue;
  if not found then perform base.refuse('unknown_ticket', jsonb_build_object('ticket', p_ticket, 'fault', 'missing')); end if;
  if coalesce(p_code, '') not in ('too_early', 'too_late', 'other_day', 'wrong_door', 'suspended') then perform base.refuse('request_malformed'); end if;
  -- A guest is sent once, however often the door says so.
  insert into checkin.desk_offer(venue_id, ticket_id, code, asked_at) values (p_venue, p_ticket, p_code, base.now()) on conflict (ticket_id) where done_at is null do nothing;
  perform audit.write(p_venue, 'offer_to_desk', v_order, v_slot, jsonb_build_object('ticket', p_ticket, 'code', p_code));
  perform events.publish(p_venue, 'conflict', array[p_ticket]);
  return (true, null, null, '{}'::jsonb)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'offer_to_desk', sqlstate, sqlerrm, v_detail, jsonb_build_object('ticket', p_ticket));
end $$;
comment on function api.offer_to_desk(uuid, bigint, bigint, text) is 'Door: sends a guest who came early, late, on another day or to the wrong session to the desk, to be moved; once while it is open.';
