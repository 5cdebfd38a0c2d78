create or replace function api.save_calendar(p_request uuid, p_calendar jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint;
  v_answer jsonb;
  v_id bigint;
  v_detail text;
  v_told jsonb := case when jsonb_typeof(p_calendar) = 'object' then p_calendar - 'entries' end;
begin
  v_venue := (p_calendar ->> 'venue_id')::bigint;
  perform operators.enter(v_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'save_calendar', p_calendar);
  if v_answer is null then
    v_id := schedule.save_calendar(v_venue, p_calendar);
    v_answer := (select x from jsonb_array_elements(schedule.calendar_rows(v_venue)) x where (x ->> 'id')::bigint = v_id);
    -- The whole list before and after is kept by who saved it last: each save is an audit row of its own.
    perform audit.write(v_venue, 'save_calendar', null, null, p_calendar);
    perform events.publish(v_venue, 'catalog', array[v_id]);
    perform base.request_done(p_request, 'save_calendar', p_calendar, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when unique_violation then
    return audit.refused(v_venue, 'save_calendar', 'VD001', 'name_taken', jsonb_build_object('name', p_calendar ->> 'name')::text, v_told);
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(v_venue, 'save_calendar', sqlstate, sqlerrm, v_detail, v_told);
end $$;
comment on function api.save_calendar(uuid, jsonb) is 'Administrator: creates a calendar or replaces its days (by id and version). Slots change only by the next run of the templates that heed it.';
