create or replace function api.save_venue(p_request uuid, p_venue jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_id bigint;
  v_answer jsonb;
  v_detail text;
begin
  v_id := nullif((p_venue ->> 'id')::bigint, 0);
  perform operators.enter(coalesce(v_id, (select min(o.venue_id) from operators.operator_venue o where o.login = session_user)), 'administrator');
  v_answer := base.request_seen(p_request, 'save_venue', p_venue);
  if v_answer is null then
    v_id := catalog.save_venue(p_venue);
    v_answer := (select to_jsonb(x) from api.venues() x where x.id = v_id);
    perform audit.write(v_id, 'save_venue', null, null, p_venue);
    perform events.publish(v_id, 'catalog', array[v_id]);
    perform base.request_done(p_request, 'save_venue', p_venue, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_id, 'save_venue', sqlstate, sqlerrm, v_detail, p_venue);
end $$;
comment on function api.save_venue(uuid, jsonb) is 'Administrator: creates (id 0) or changes a venue; version guards against overwriting another''s change. Zone and currency stay once there are slots or orders; two-person rules go off (one_person) only where the caller is the only administrator.';
