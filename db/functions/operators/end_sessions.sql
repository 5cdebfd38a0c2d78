create or replace function operators.end_sessions(p_login name, p_keep_terminal text default null) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return (
  select count(*) filter (where pg_terminate_backend(a.pid))::int
    from pg_stat_activity a join operators.operator o on o.login = a.usename
   where a.datname = current_database() and a.pid <> pg_backend_pid() and case when p_login is null then o.disabled else o.login = p_login end
     and a.application_name is distinct from p_keep_terminal);
end $$;
comment on function operators.end_sessions(name, text) is 'Ends the open sessions of an operator (null: of every disabled one), but for those of one terminal. Logins are the server''s: in its other databases the same one may be somebody in good standing.';
