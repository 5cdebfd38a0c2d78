create or replace function catalog.activity_rows(p_now timestamptz, p_venue bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'venue_id', a.venue_id, 'title', a.title, 'state', a.state, 'slots', x.slots, 'places', x.places, 'held', x.held, 'sold', x.sold,
           'first', x.first, 'last', x.last, 'moves', (select coalesce(jsonb_agg(m.to_state order by m.to_state), '[]') from catalog.activity_move m where m.from_state = a.state)) order by a.title, a.id), '[]')
    from catalog.activity a cross join lateral (
      select count(*)::int as slots, coalesce(sum(s.capacity), 0)::int as places, coalesce(sum(s.held), 0)::int as held, coalesce(sum(s.sold), 0)::int as sold, min(s.business_date) as first, max(s.business_date) as last
        from inventory.slot s where s.activity_id = a.id and s.ends_at > p_now and s.status <> 'removed') x
   where a.venue_id = p_venue;
$$;
comment on function catalog.activity_rows(timestamptz, bigint) is 'The activities of a venue with their state, where it may go, and the figures of their slots to come.';
