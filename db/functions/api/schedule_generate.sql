create or replace function api.schedule_generate(p_request_id uuid, p_request jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint;
  v_answer jsonb;
  v_detail text;
begin
  v_venue := (p_request ->> 'venue')::bigint;
  perform operators.enter(v_venue, 'administrator');
  -- One generator of a venue at a time: two would not see each other's overlaps.
  perform pg_advisory_xact_lock(base.lock_key(3, v_venue));
  v_answer := base.request_seen(p_request_id, 'schedule_generate', p_request);
  if v_answer is null then
    perform schedule.check_request(v_venue, p_request);
    v_answer := schedule.generate(base.now(), v_venue, p_request);
    insert into schedule.generation(venue_id, request, added, existing, conflicts, removed, changed)
      values (v_venue, p_request, (v_answer ->> 'adds')::int, (v_answer ->> 'existing')::int, (v_answer ->> 'conflicts')::int, (v_answer ->> 'removes')::int, (v_answer ->> 'changes')::int);
    perform audit.write(v_venue, 'schedule_generate', null, null, p_request || jsonb_build_object('added', v_answer -> 'adds', 'removed', v_answer -> 'removes', 'changed', v_answer -> 'changes'));
    perform events.publish(v_venue, 'catalog', array[v_venue]);
    perform base.request_done(p_request_id, 'schedule_generate', p_request, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'schedule_generate', sqlstate, sqlerrm, v_detail, p_request);
end $$;
comment on function api.schedule_generate(uuid, jsonb) is 'Administrator: adds what is missing, takes back what the template no longer asks for and nobody has, touches no slot that has orders; the same run again does nothing.';
