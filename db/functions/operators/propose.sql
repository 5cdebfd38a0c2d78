create or replace function operators.propose(p_login name, p_kind text, p_roles text[], p_venues bigint[], p_verifier text) returns bigint
language plpgsql as $$
declare v_id bigint;
begin
  insert into operators.proposal(login, kind, roles, venues, verifier, operator_version, asked_at, expires_at)
    select p_login, p_kind, p_roles, p_venues, p_verifier, o.version, base.now(), base.now() + interval '3 days' from operators.operator o where o.login = p_login
    returning id into v_id;
  return v_id;
end $$;
comment on function operators.propose(name, text, text[], bigint[], text) is 'Writes down what waits for a second administrator, for three days.';
