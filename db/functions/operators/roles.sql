create or replace function operators.roles() returns text[]
language sql stable as $$
  select array(select r from unnest(array['front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor', 'service']) r
                where pg_has_role(session_user, 'vd_' || r, 'member') and not (select rolsuper from pg_roles where rolname = session_user));
$$;
comment on function operators.roles() is 'The role groups of the login that opened the session.';
