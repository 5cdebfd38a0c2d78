create or replace function operators.account(p_login name, p_create boolean, p_verifier text, p_valid_until timestamptz, p_roles text[], p_may_sign_in boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare g text;
begin
  -- Only logins of this database's operators, never one with powers of its own.
  if not exists (select from operators.operator o where o.login = p_login) or p_login !~ '^[a-z][a-z0-9_.-]{1,31}$' or p_login ~ '^(pg_|vd_|postgres$|public$|none$)'
     or exists (select from pg_roles r where r.rolname = p_login and (r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls)) then
    perform base.refuse('login_invalid');
  end if;
  if p_verifier is not null then perform operators.check_verifier(p_verifier); end if;
  if p_create then
    begin
      execute format('create role %I nosuperuser nocreatedb nocreaterole inherit noreplication nobypassrls', p_login);
    exception when duplicate_object or unique_violation then
      perform base.refuse('login_taken', jsonb_build_object('login', p_login, 'fault', 'conflict'));
    end;
  end if;
  if p_verifier is not null then
    execute format('alter role %I password %L valid until %L', p_login, p_verifier, coalesce(p_valid_until, 'infinity'));
  end if;
  if p_may_sign_in is not null then
    execute format('alter role %I %s', p_login, case when p_may_sign_in then 'login' else 'nologin' end);
  end if;
  if p_roles is not null then
    foreach g in array array['front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor', 'service'] loop
      if pg_has_role(p_login, 'vd_' || g, 'member') <> (g = any (p_roles)) then
        execute format(case when g = any (p_roles) then 'grant %I to %I' else 'revoke %I from %I' end, 'vd_' || g, p_login);
      end if;
    end loop;
  end if;
end $$;
comment on function operators.account(name, boolean, text, timestamptz, text[], boolean) is 'The only function that changes logins (its owner may): makes one, sets a SCRAM-SHA-256 verifier (never a password), whether it may sign in, and exactly these of the role groups. Null leaves a thing as it is.';
