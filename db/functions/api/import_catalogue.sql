create or replace function api.import_catalogue(p_request uuid, p_file jsonb, p_name text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_content jsonb := jsonb_build_object('file', p_file, 'name', p_name);
  v_subject jsonb := jsonb_build_object('venues', p_file #> '{venues}' #> '{0,name}', 'name', p_name);
  v_mine bigint[];
  v_answer jsonb;
  v_detail text;
begin
  v_mine := operators.administered();
  v_answer := base.request_seen(p_request, 'import_catalogue', v_content);
  if v_answer is null then
    v_answer := catalog.import_file(p_file, p_name);
    perform audit.write(v.id, 'import_catalogue', null, null, jsonb_build_object('venue', v.id, 'name', v.name)) from catalog.venue v where to_jsonb(v.id) <@ (v_answer -> 'venues');
    perform events.publish(x::bigint, 'catalog', '{}') from jsonb_array_elements_text(v_answer -> 'venues') x;
    perform base.request_done(p_request, 'import_catalogue', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_mine[1], 'import_catalogue', sqlstate, sqlerrm, v_detail, v_subject);
end $$;
comment on function api.import_catalogue(uuid, jsonb, text) is 'Administrator: makes the venues of a catalogue file, all or none; with a name, the one venue of the file under that name (a copy). A refusal carries the path to what is wrong.';
