create or replace function operators.withdraw(p_login name, p_kind text) returns void
language sql as $$
  update operators.proposal p set state = 'withdrawn', verifier = null, decided_by = session_user, decided_at = base.now()
   where p.login = p_login and p.kind = p_kind and p.state = 'waiting';
$$;
comment on function operators.withdraw(name, text) is 'A newer wish replaces the one that waits.';
