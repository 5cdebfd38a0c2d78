create or replace function catalog.policy_version_of(p_policy bigint) returns bigint
language plpgsql stable as $$
begin
  return (select pv.id from catalog.policy_version pv where pv.policy_id = p_policy order by pv.version desc limit 1);
end $$;
comment on function catalog.policy_version_of(bigint) is 'The newest version of a policy; an item is bound to it when it is made.';
