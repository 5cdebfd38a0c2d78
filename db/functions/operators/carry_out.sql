create or replace function operators.carry_out(p_proposal operators.proposal, p_mine bigint[]) returns void
language plpgsql as $$
declare o operators.operator := operators.manage(p_proposal.login, p_mine);
begin
  -- Approved is what was shown: an operator changed since then is asked for again.
  if o.version <> p_proposal.operator_version then perform base.refuse('proposal_outdated', jsonb_build_object('fault', 'conflict')); end if;
  if p_proposal.kind = 'password' then
    perform operators.give_password(p_proposal.login, p_proposal.verifier);
  elsif p_proposal.kind = 'enable' then
    perform operators.set_disabled(p_proposal.login, false);
  else
    perform operators.set_rights(p_proposal.login, p_proposal.roles, p_proposal.venues);
    update operators.operator x set version = x.version + 1 where x.login = p_proposal.login;
  end if;
end $$;
comment on function operators.carry_out(operators.proposal, bigint[]) is 'Does what an approved proposal says.';
