create or replace function api.renew_documents(p_request uuid, p_venue bigint, p_rows jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_rows); v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'renew_documents', v_content);
  if v_answer is null then
    v_answer := jsonb_build_object('renewed', inventory.renew_documents(operators.organization_of(p_venue), p_rows));
    perform base.request_done(p_request, 'renew_documents', v_content, v_answer);
    perform audit.write(p_venue, 'renew_documents', null, null, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'renew_documents', sqlstate, sqlerrm, v_detail, '{}');
  when unique_violation or not_null_violation or check_violation then
    return audit.refused(p_venue, 'renew_documents', 'VD001', 'document_invalid', '{}', '{}');
end $$;
comment on function api.renew_documents(uuid, bigint, jsonb) is 'Administrator: documents sealed anew under the newest key ([{item, place, from, sealed, hash}], hex), at most 1000.';
