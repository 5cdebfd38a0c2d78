create or replace function api.ticket_types(p_venue bigint) returns table(id bigint, category_id bigint, space_id bigint, name text, places int, codes int, party int, is_default boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.id, t.category_id, t.space_id, t.name, t.places, t.codes, t.party, t.is_default from catalog.ticket_type t
   where t.venue_id = p_venue and not t.retired order by t.position, t.id;
$$;
comment on function api.ticket_types(bigint) is 'The ticket types of a venue: for a category''s spaces or for one space.';
