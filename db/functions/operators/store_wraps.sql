create or replace function operators.store_wraps(p_organization bigint, p_wraps jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v int;
begin
  if jsonb_typeof(p_wraps) is distinct from 'array' or jsonb_array_length(p_wraps) > 1000 then perform base.refuse('request_malformed'); end if;
  insert into operators.document_key_wrap(organization_id, version, terminal_id, wrapped)
    select distinct on (t.id, k.version) p_organization, k.version, t.id, decode(w ->> 'wrapped', 'hex')
      from jsonb_array_elements(p_wraps) w
      join operators.terminal t on t.key_id = decode(w ->> 'key_id', 'hex') and t.revoked_at is null
      join catalog.venue v on v.id = t.venue_id and v.organization_id = p_organization
      join operators.document_key k on k.organization_id = p_organization and k.version = (w ->> 'version')::int and k.retired_at is null
     order by t.id, k.version
    -- The server cannot look into a wrap: what a terminal has stays, or one prompt could take the key from all of them.
    on conflict (organization_id, version, terminal_id) do update set wrapped = excluded.wrapped, made_by = session_user, made_at = clock_timestamp()
      where pg_has_role(session_user, 'vd_administrator', 'member');
  get diagnostics v = row_count;
  return v;
exception when check_violation or invalid_text_representation or invalid_parameter_value then
  perform base.refuse('request_malformed');
  return 0;
end $$;
comment on function operators.store_wraps(bigint, jsonb) is 'Keeps document keys wrapped for registered terminals of the organization ([{key_id, version, wrapped}], hex), whatever venue they stand in (runs as the system owner); returns how many. One that is there is replaced for an administrator only.';
