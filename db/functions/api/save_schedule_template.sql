create or replace function api.save_schedule_template(p_request uuid, p_template jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint;
  v_answer jsonb;
  v_id bigint;
  v_detail text;
begin
  v_venue := (p_template ->> 'venue_id')::bigint;
  perform operators.enter(v_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'save_schedule_template', p_template);
  if v_answer is null then
    v_id := schedule.save_template(v_venue, p_template);
    v_answer := (select x from jsonb_array_elements(schedule.template_rows(v_venue)) x where (x ->> 'id')::bigint = v_id);
    perform audit.write(v_venue, 'save_schedule_template', null, null, p_template);
    perform events.publish(v_venue, 'catalog', array[v_id]);
    perform base.request_done(p_request, 'save_schedule_template', p_template, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when unique_violation then
    return audit.refused(v_venue, 'save_schedule_template', 'VD001', 'name_taken', jsonb_build_object('name', p_template ->> 'name')::text, p_template);
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(v_venue, 'save_schedule_template', sqlstate, sqlerrm, v_detail, p_template);
end $$;
comment on function api.save_schedule_template(uuid, jsonb) is 'Administrator: creates or changes a schedule template (by id and version); no slot changes until a run.';
