create or replace function api.wrap_document_keys(p_request uuid, p_venue bigint, p_wraps jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_wraps); v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'administrator');
  v_answer := base.request_seen(p_request, 'wrap_document_keys', v_content);
  if v_answer is null then
    v_answer := jsonb_build_object('stored', operators.store_wraps(operators.organization_of(p_venue), p_wraps));
    perform base.request_done(p_request, 'wrap_document_keys', v_content, v_answer);
    perform audit.write(p_venue, 'wrap_document_keys', null, null, v_answer || jsonb_build_object('terminals', (select jsonb_agg(distinct w -> 'key_id') from jsonb_array_elements(p_wraps) w)));
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'wrap_document_keys', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.wrap_document_keys(uuid, bigint, jsonb) is 'Desk: hands document keys to registered terminals that lack them, each sealed for its own key pair ([{key_id, version, wrapped}], hex).';
