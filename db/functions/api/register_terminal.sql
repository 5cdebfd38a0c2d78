create or replace function api.register_terminal(p_venue bigint, p_name text, p_key_id bytea, p_public_key bytea) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_id bigint; v_detail text;
begin
  perform operators.enter(p_venue, 'administrator');
  if btrim(coalesce(p_name, '')) = '' or char_length(p_name) > 60 then perform base.refuse('name_required'); end if;
  if p_key_id is null or octet_length(p_key_id) not between 4 and 16 or p_public_key is null or octet_length(p_public_key) <> 32 then perform base.refuse('key_invalid'); end if;
  insert into operators.terminal(venue_id, name, key_id, public_key) values (p_venue, btrim(p_name), p_key_id, p_public_key)
    on conflict (key_id) do nothing returning id into v_id;
  if v_id is null then
    select t.id into v_id from operators.terminal t where t.key_id = p_key_id and t.venue_id = p_venue and t.public_key = p_public_key and t.revoked_at is null;
    if v_id is null then perform base.refuse('key_taken', jsonb_build_object('fault', 'conflict')); end if;
  else
    perform audit.write(p_venue, 'register_terminal', null, null, jsonb_build_object('terminal', v_id, 'name', p_name));
  end if;
  return (true, null, null, jsonb_build_object('id', v_id))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'register_terminal', sqlstate, sqlerrm, v_detail, jsonb_build_object('name', p_name));
end $$;
comment on function api.register_terminal(bigint, text, bytea, bytea) is 'Administrator: registers a terminal''s Ed25519 public key, so that the tickets it signs are known.';
