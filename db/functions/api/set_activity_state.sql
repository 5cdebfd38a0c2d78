create or replace function api.set_activity_state(p_request uuid, p_activity bigint, p_state text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint := (select a.venue_id from catalog.activity a where a.id = p_activity);
  v_content jsonb := jsonb_build_array(p_activity, p_state);
  v_answer jsonb;
  v_slots bigint[];
  v_detail text;
begin
  if v_venue is null then perform base.refuse('unknown_activity', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'administrator');
  -- The generator makes slots by the state it sees.
  perform pg_advisory_xact_lock(base.lock_key(3, v_venue));
  v_answer := base.request_seen(p_request, 'set_activity_state', v_content);
  if v_answer is null then
    if p_state is null or p_state not in ('on_sale', 'off_sale', 'ended') then perform base.refuse('activity_move', jsonb_build_object('to', p_state)); end if;
    v_slots := catalog.move_activity(base.now(), p_activity, p_state);
    v_answer := (select x from jsonb_array_elements(catalog.activity_rows(base.now(), v_venue)) x where (x ->> 'id')::bigint = p_activity) || jsonb_build_object('touched', cardinality(v_slots));
    perform audit.write(v_venue, 'set_activity_state', null, null, jsonb_build_object('activity', p_activity, 'state', p_state, 'slots', cardinality(v_slots)));
    perform events.publish(v_venue, 'slot', v_slots);
    perform events.publish(v_venue, 'catalog', array[p_activity]);
    perform base.request_done(p_request, 'set_activity_state', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'set_activity_state', sqlstate, sqlerrm, v_detail, jsonb_build_object('activity', p_activity, 'state', p_state));
end $$;
comment on function api.set_activity_state(uuid, bigint, text) is 'Administrator: puts an activity on sale, takes it off, or ends it; its slots to come open or close with it.';
