create or replace function catalog.parts_of(p_space bigint) returns bigint[]
language sql stable as $$
  -- A space of several units is made of the spaces that are one of them each.
  select coalesce(array_agg(one.space_id order by one.space_id), '{}')
    from catalog.space_unit u join catalog.space_unit one on one.unit_id = u.unit_id and one.space_id <> u.space_id
   where u.space_id = p_space
     and (select count(*) from catalog.space_unit x where x.space_id = p_space) > 1
     and (select count(*) from catalog.space_unit x where x.space_id = one.space_id) = 1;
$$;
comment on function catalog.parts_of(bigint) is 'The spaces a divisible space is made of: a full court''s halves.';
