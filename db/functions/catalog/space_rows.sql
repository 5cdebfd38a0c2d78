create or replace function catalog.space_rows(p_venue bigint) returns table(id bigint, venue_id bigint, category_id bigint, category_name text, name text, kind text,
  max_capacity int, buffer_before_minutes int, buffer_after_minutes int, entry_before_minutes int, real_name boolean, one_live_order boolean, "position" int,
  retired boolean, version int)
language sql stable as $$
  select s.id, s.venue_id, s.category_id, c.name, s.name, s.kind, s.max_capacity, (extract(epoch from s.buffer_before) / 60)::int,
         (extract(epoch from s.buffer_after) / 60)::int, (extract(epoch from s.entry_before) / 60)::int, s.real_name, s.one_live_order, s.position, s.retired, s.version
    from catalog.space s join catalog.category c on c.id = s.category_id where s.venue_id = p_venue order by c.position, c.name, s.position, s.name, s.id;
$$;
comment on function catalog.space_rows(bigint) is 'The spaces of a venue as the client reads them, in board order.';
