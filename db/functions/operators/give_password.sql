create or replace function operators.give_password(p_login name, p_verifier text) returns void
language plpgsql as $$
begin
  -- The server's own clock decides about VALID UNTIL.
  perform operators.account(p_login, false, p_verifier, clock_timestamp() + interval '3 days', null, null);
  update operators.operator o set must_change_password = true, password_set_at = base.now(), version = o.version + 1 where o.login = p_login;
  perform operators.end_sessions(p_login);
end $$;
comment on function operators.give_password(name, text) is 'Sets a one-time password, good for three days and for nothing but setting another; open sessions end.';
