create or replace function operators.roles_of(p_login name) returns text[]
language sql stable as $$
  select array(select substr(g.rolname, 4) from pg_auth_members m join pg_roles g on g.oid = m.roleid join pg_roles u on u.oid = m.member
                where u.rolname = p_login and g.rolname = any (array['vd_front_desk', 'vd_desk_lead', 'vd_door', 'vd_finance', 'vd_administrator', 'vd_auditor', 'vd_service'])
                order by 1);
$$;
comment on function operators.roles_of(name) is 'The role groups a login was given.';
