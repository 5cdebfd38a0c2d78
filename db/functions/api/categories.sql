create or replace function api.categories(p_venue bigint) returns table(id bigint, venue_id bigint, name text, "position" int)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.id, c.venue_id, c.name, c.position from catalog.category c where c.venue_id = p_venue order by c.position, c.name;
$$;
comment on function api.categories(bigint) is 'The categories of a venue, in board order.';
