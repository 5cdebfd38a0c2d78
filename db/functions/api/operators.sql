create or replace function api.operators() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_mine bigint[] := array(select x.venue_id from operators.operator_venue x where x.login = session_user and x.active order by 1);
begin
  perform operators.enter(v_mine[1], 'administrator', 'auditor');
  return jsonb_build_object('operators', (select coalesce(jsonb_agg(operators.as_json(o.login, v_mine) order by o.display_name, o.login), '[]') from operators.operator o
    where (operators.venues_of(o.login) && v_mine or operators.venues_of(o.login) = '{}') and not 'service' = any (operators.roles_of(o.login))));
end $$;
comment on function api.operators() is 'Administrator, auditor: the operators of its venues and those of none, services apart, with roles, last sign-in and what waits for a second administrator.';
