create or replace function operators.manage(p_login name, p_mine bigint[]) returns operators.operator
language plpgsql as $$
declare o operators.operator;
begin
  select * into o from operators.operator x where x.login = p_login
     and (operators.venues_of(x.login) && p_mine or operators.venues_of(x.login) = '{}') for update;
  if not found then perform base.refuse('unknown_operator', jsonb_build_object('fault', 'missing')); end if;
  if not operators.venues_of(p_login) <@ p_mine then perform base.refuse('operator_of_other_venues', jsonb_build_object('fault', 'denied')); end if;
  return o;
end $$;
comment on function operators.manage(name, bigint[]) is 'Locks an operator that an administrator of these venues may change: one whose venues are all among them. Another venue''s operator is unknown.';
