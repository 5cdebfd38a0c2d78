create or replace function operators.may_approve(p_giver name, p_venue bigint, p_action text) returns boolean
language sql stable as $$
  select exists (select from operators.operator o join operators.operator_venue v on v.login = o.login and v.venue_id = p_venue and v.active
                  where o.login = p_giver and not o.disabled and operators.approval_role(p_action) = any (operators.roles_of(o.login)));
$$;
comment on function operators.may_approve(name, bigint, text) is 'Whether this person could sign such an action at the venue now.';
