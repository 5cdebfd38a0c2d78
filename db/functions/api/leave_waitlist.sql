create or replace function api.leave_waitlist(p_request uuid, p_entry bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_entry);
  e waitlist.entry;
  v_detail text;
begin
  select * into e from waitlist.entry x where x.id = p_entry;
  if not found then perform base.refuse('unknown_entry', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(e.venue_id, 'front_desk', 'desk_lead');
  perform 1 from orders.order o where o.id = e.order_id for no key update;
  if base.request_seen(p_request, 'leave_waitlist', v_content) is null then
    select * into e from waitlist.entry x where x.id = p_entry for no key update;
    if e.state not in ('WAITLISTED', 'OFFERED') then perform base.refuse('entry_state', jsonb_build_object('state', e.state, 'fault', 'conflict')); end if;
    if e.state = 'OFFERED' then
      perform inventory.lock_release(array[e.order_id]);
      perform orders.close(v_now, e.order_id, 'CANCELLED', 'cancelled', 'offer_declined');
    else
      update waitlist.entry x set state = 'CANCELLED' where x.id = p_entry;
    end if;
    perform audit.write(e.venue_id, 'leave_waitlist', e.order_id, e.slot_id, jsonb_build_object('entry', p_entry));
    perform events.publish(e.venue_id, 'waitlist', array[p_entry]);
    perform base.request_done(p_request, 'leave_waitlist', v_content, jsonb_build_object('entry', p_entry));
  end if;
  return (true, null, null, jsonb_build_object('entry', p_entry))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(e.venue_id, 'leave_waitlist', sqlstate, sqlerrm, v_detail, jsonb_build_object('entry', p_entry));
end $$;
comment on function api.leave_waitlist(uuid, bigint) is 'Desk: takes a customer out of the queue, or declines an offer; the next in line is offered the place at once.';
