create or replace function api.edit_slots(p_request_id uuid, p_request jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint;
  v_answer jsonb;
  v_slots bigint[];
  v_detail text;
begin
  v_venue := (p_request ->> 'venue')::bigint;
  perform operators.enter(v_venue, 'administrator');
  perform pg_advisory_xact_lock(base.lock_key(3, v_venue));
  v_answer := base.request_seen(p_request_id, 'edit_slots', p_request);
  if v_answer is null then
    perform schedule.edit_check(v_venue, p_request);
    v_slots := schedule.edit_apply(base.now(), v_venue, p_request);
    v_answer := jsonb_build_object('changed', cardinality(v_slots));
    perform audit.write(v_venue, 'edit_slots', null, null, p_request || v_answer);
    -- A few slots are named; of many the boards read the day again.
    perform events.publish(v_venue, case when cardinality(v_slots) <= 500 then 'slot' else 'catalog' end, case when cardinality(v_slots) <= 500 then v_slots else array[v_venue] end);
    perform base.request_done(p_request_id, 'edit_slots', p_request, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'edit_slots', sqlstate, sqlerrm, v_detail, p_request);
end $$;
comment on function api.edit_slots(uuid, jsonb) is 'Administrator: closes, opens, reprices or resizes many slots to come at once, never below what is held and sold.';
