create or replace function checkin.other_venue_facts(p_ticket bigint) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('venue', v.name, 'starts_at', s.starts_at) from checkin.ticket t join inventory.slot s on s.id = t.slot_id
    join catalog.venue v on v.id = t.venue_id where t.id = p_ticket;
$$;
comment on function checkin.other_venue_facts(bigint) is 'All that a wrong-venue scan reveals: venue and time (runs as the system owner).';
