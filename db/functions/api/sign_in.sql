create or replace function api.sign_in(p_terminal text, p_client_version text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v jsonb;
begin
  update operators.operator p set last_sign_in_at = base.now() where p.login = session_user;
  v := api.session();
  perform audit.write(null, 'sign_in', null, null, jsonb_build_object('terminal', left(p_terminal, 120), 'client', left(p_client_version, 40))
    || case when (v -> 'must_change_password')::boolean then '{"must_change_password": true}' else '{}' end::jsonb);
  return v;
end $$;
comment on function api.sign_in(text, text) is 'First call of a session: who the login is, its roles and venues, the server''s clock and schema version.';
