create or replace function api.save_space(p_request uuid, p_space jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint;
  v_answer jsonb;
  v_id bigint;
  v_detail text;
begin
  v_venue := (p_space ->> 'venue_id')::bigint;
  perform operators.enter(v_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'save_space', p_space);
  if v_answer is null then
    v_id := catalog.save_space(v_venue, p_space);
    v_answer := (select to_jsonb(r) from catalog.space_rows(v_venue) r where r.id = v_id);
    perform audit.write(v_venue, 'save_space', null, null, p_space);
    perform events.publish(v_venue, 'catalog', array[v_id]);
    perform base.request_done(p_request, 'save_space', p_space, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(v_venue, 'save_space', sqlstate, sqlerrm, v_detail, p_space);
  when unique_violation then
    return audit.refused(v_venue, 'save_space', 'VD001', 'name_taken', '{}', p_space);
end $$;
comment on function api.save_space(uuid, jsonb) is 'Administrator: creates (id 0) or changes a space; a new category name makes the category.';
