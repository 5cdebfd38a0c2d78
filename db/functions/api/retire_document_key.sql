create or replace function api.retire_document_key(p_request uuid, p_venue bigint, p_version int) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_version); v_organization bigint; v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'retire_document_key', v_content);
  if v_answer is null then
    v_organization := operators.organization_of(p_venue);
    perform 1 from operators.organization o where o.id = v_organization for no key update;
    if p_version is null or p_version >= (select max(k.version) from operators.document_key k where k.organization_id = v_organization and k.retired_at is null) then
      perform base.refuse('key_in_use');
    end if;
    if exists (select from inventory.documents_behind(v_organization, 1) d where d.key_version <= p_version) then perform base.refuse('key_in_use'); end if;
    update operators.document_key k set retired_at = base.now() where k.organization_id = v_organization and k.version = p_version and k.retired_at is null;
    if not found then perform base.refuse('document_keys_changed', jsonb_build_object('fault', 'conflict')); end if;
    delete from operators.document_key_wrap w where w.organization_id = v_organization and w.version = p_version;
    perform inventory.forget_hashes(v_organization, p_version);
    v_answer := jsonb_build_object('version', p_version);
    perform base.request_done(p_request, 'retire_document_key', v_content, v_answer);
    perform audit.write(p_venue, 'retire_document_key', null, null, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'retire_document_key', sqlstate, sqlerrm, v_detail, jsonb_build_object('version', p_version));
end $$;
comment on function api.retire_document_key(uuid, bigint, int) is 'Administrator: ends a rotation: no document needs the old key any more; its wraps and hashes go.';
