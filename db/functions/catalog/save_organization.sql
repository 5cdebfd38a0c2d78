create or replace function catalog.save_organization(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare v_id bigint := operators.organization_of(p_venue);
begin
  update operators.organization o set name = catalog.name_of(p, 'name', 200), version = o.version + 1 where o.id = v_id and o.version = (p ->> 'version')::int;
  if not found then perform catalog.stale(); end if;
  return v_id;
end $$;
comment on function catalog.save_organization(bigint, jsonb) is 'Changes the organization a venue belongs to.';
