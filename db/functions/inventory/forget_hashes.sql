create or replace function inventory.forget_hashes(p_organization bigint, p_version int) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  -- What a reschedule holds at this moment stays: it finds nothing, and waiting for it could deadlock.
  delete from inventory.document_hash h using (
    select x.item_id, x.place, x.key_version from inventory.document_hash x join catalog.venue v on v.id = x.venue_id and v.organization_id = p_organization
     where x.key_version = p_version for update of x skip locked) g
   where h.item_id = g.item_id and h.place = g.place and h.key_version = g.key_version;
  -- An offer names its people by the keys in use and no others.
  update waitlist.entry e set people = (select jsonb_agg(jsonb_set(p.person, '{hashes}', (p.person -> 'hashes') - p_version::text) order by p.n) from jsonb_array_elements(e.people) with ordinality p(person, n))
    from catalog.venue v where v.id = e.venue_id and v.organization_id = p_organization and e.people @? format('$[*].hashes."%s"', p_version)::jsonpath;
$$;
comment on function inventory.forget_hashes(bigint, int) is 'Hashes under a retired document key go: they find nothing any more (runs as the system owner).';
