create or replace function catalog.save_category(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p ->> 'id')::bigint, 0);
  v_name text := catalog.name_of(p, 'name', 120);
  v_position int := catalog.int_of(p, 'position', 0, 100000, (select count(*) from catalog.category c where c.venue_id = p_venue));
begin
  if v_id is null then
    insert into catalog.category(venue_id, name, position) values (p_venue, v_name, v_position) returning id into v_id;
    return v_id;
  end if;
  update catalog.category c set name = v_name, position = v_position, version = c.version + 1
   where c.id = v_id and c.venue_id = p_venue and c.version = (p ->> 'version')::int;
  if not found then perform catalog.stale(); end if;
  return v_id;
end $$;
comment on function catalog.save_category(bigint, jsonb) is 'Creates or changes a category.';
