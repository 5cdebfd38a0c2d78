create or replace function api.sign_in(p_terminal text, p_client_version text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  o operators.operator;
  v jsonb;
begin
  update operators.operator p set last_sign_in_at = base.now() where p.login = session_user returning * into o;
  if not found or cardinality(operators.roles()) = 0 then perform base.refuse('no_role', jsonb_build_object('fault', 'denied')); end if;
  if o.disabled then perform base.refuse('account_disabled', jsonb_build_object('fault', 'denied')); end if;
  -- With a one-time password there is nothing to see but the door that sets another.
  if o.must_change_password then
    perform audit.write(null, 'sign_in', null, null, jsonb_build_object('terminal', left(p_terminal, 120), 'client', left(p_client_version, 40), 'must_change_password', true));
    return jsonb_build_object('login', o.login, 'must_change_password', true, 'schema_version', (select max(m.version) from base.migration m));
  end if;
  v := jsonb_build_object('operator_id', o.id, 'login', o.login, 'display_name', o.display_name, 'roles', to_jsonb(operators.roles()),
    'venues', (select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') from api.venues() x),
    'server_now', base.now(), 'schema_version', (select max(m.version) from base.migration m), 'must_change_password', o.must_change_password);
  if jsonb_array_length(v -> 'venues') = 0 then perform base.refuse('no_role', jsonb_build_object('fault', 'denied')); end if;
  perform audit.write(null, 'sign_in', null, null, jsonb_build_object('terminal', left(p_terminal, 120), 'client', left(p_client_version, 40)));
  return v;
end $$;
comment on function api.sign_in(text, text) is 'First call of a session: who the login is, its roles and venues, the server''s clock and schema version.';
