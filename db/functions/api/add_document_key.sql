create or replace function api.add_document_key(p_request uuid, p_venue bigint, p_version int, p_check bytea, p_wraps jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_version, encode(p_check, 'hex')); v_organization bigint; v_open int; v_last int; v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'administrator');
  v_answer := base.request_seen(p_request, 'add_document_key', v_content);
  if v_answer is not null then return (true, null, null, v_answer)::api.outcome; end if;
  v_organization := operators.organization_of(p_venue);
  -- Bookings that name people share this lock while they read which versions there are.
  perform 1 from operators.organization o where o.id = v_organization for no key update;
  select count(*) filter (where k.retired_at is null), coalesce(max(k.version), 0) into v_open, v_last from operators.document_key k where k.organization_id = v_organization;
  if v_last > 0 then perform operators.enter(p_venue, 'administrator'); end if;
  if v_open > 1 then perform base.refuse('key_rotation_under_way', jsonb_build_object('fault', 'conflict')); end if;
  if p_version is distinct from v_last + 1 or p_check is null or octet_length(p_check) <> 16 then perform base.refuse('document_keys_changed', jsonb_build_object('fault', 'conflict')); end if;
  insert into operators.document_key(organization_id, version, key_check) values (v_organization, p_version, p_check);
  if operators.store_wraps(v_organization, p_wraps) = 0 then perform base.refuse('unknown_terminal'); end if;
  v_answer := jsonb_build_object('version', p_version);
  perform base.request_done(p_request, 'add_document_key', v_content, v_answer);
  perform audit.write(p_venue, 'add_document_key', null, null, jsonb_build_object('version', p_version));
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'add_document_key', sqlstate, sqlerrm, v_detail, jsonb_build_object('version', p_version));
end $$;
comment on function api.add_document_key(uuid, bigint, int, bytea, jsonb) is 'Desk: the organization''s first document key, wrapped for its terminals. Administrator: the next version, which begins a rotation.';
