create or replace function api.session() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  o operators.operator;
  v jsonb;
begin
  select * into o from operators.operator p where p.login = session_user;
  if not found or cardinality(operators.roles()) = 0 then perform base.refuse('no_role', jsonb_build_object('fault', 'denied')); end if;
  if o.disabled then perform base.refuse('account_disabled', jsonb_build_object('fault', 'denied')); end if;
  -- With a one-time password there is nothing to see but the door that sets another.
  if o.must_change_password then return jsonb_build_object('login', o.login, 'must_change_password', true, 'schema_version', (select max(m.version) from base.migration m)); end if;
  v := jsonb_build_object('operator_id', o.id, 'login', o.login, 'display_name', o.display_name, 'roles', to_jsonb(operators.roles()),
    'venues', (select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') from api.venues() x),
    'server_now', base.now(), 'schema_version', (select max(m.version) from base.migration m), 'must_change_password', o.must_change_password);
  if jsonb_array_length(v -> 'venues') = 0 then perform base.refuse('no_role', jsonb_build_object('fault', 'denied')); end if;
  return v;
end $$;
comment on function api.session() is 'Who the login is and what it may see now: roles, venues, the server''s clock and schema version. Asked again when an administrator changed it.';
