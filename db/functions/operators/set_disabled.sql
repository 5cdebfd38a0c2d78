create or replace function operators.set_disabled(p_login name, p_disabled boolean) returns int
language plpgsql as $$
begin
  update operators.operator o set disabled = p_disabled where o.login = p_login;
  perform operators.account(p_login, false, null, null, null, not p_disabled);
  return case when p_disabled then operators.end_sessions(p_login) end;
end $$;
comment on function operators.set_disabled(name, boolean) is 'Shuts an operator out, ending the open sessions (how many), or lets one in again.';
