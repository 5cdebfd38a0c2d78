create or replace function demo.logins(p_passwords jsonb) returns void
language plpgsql set search_path = pg_catalog, pg_temp set log_min_error_statement = 'panic' set client_min_messages = 'warning' as $$
declare r record;
begin
  for r in
    select * from (values ('owner', '{front_desk,desk_lead,door,finance,administrator}'), ('desk', '{front_desk}'), ('lead', '{desk_lead}'), ('door', '{door}'), ('finance', '{finance}'),
      ('admin', '{administrator}'), ('auditor', '{auditor}'), ('service', '{service}')) as l(login, roles)
  loop
    if coalesce(p_passwords ->> r.login, '') = '' then
      raise exception 'No password was given for the demo login "%".', r.login using errcode = 'invalid_parameter_value';
    end if;
    -- Roles belong to the cluster: another demo database may have made them, even at this moment.
    begin
      execute format('create role %I login', r.login);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('alter role %I login password %L', r.login, p_passwords ->> r.login);
    execute format('grant %s to %I', (select string_agg(quote_ident('vd_' || g), ', ') from unnest(r.roles::text[]) g), r.login);
  end loop;
end $$;
comment on function demo.logins(jsonb) is 'The demo''s logins, one per role and the owner, with the given passwords ({"owner": "…", "desk": "…", …}: SCRAM verifiers, or text). demo.load has made their operators.';
