create or replace function finance.people(p_venue bigint) returns table(login text, name text)
language sql stable as $$
  select o.login::text, o.display_name from operators.operator o join operators.operator_venue v on v.login = o.login and v.venue_id = p_venue and v.active
   where exists (select from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles u on u.oid = m.member where u.rolname = o.login and r.rolname in ('vd_finance', 'vd_desk_lead'))
   order by o.display_name, o.login;
$$;
comment on function finance.people(bigint) is 'Who may look after a venue''s discrepancies: its finance people and leads.';
