create or replace function inventory.documents_behind(p_organization bigint, p_limit int) returns table(item_id bigint, place int, document_type text, key_version int, sealed bytea)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with newest as materialized (select max(k.version) as version from operators.document_key k where k.organization_id = p_organization)
  (select p.item_id, p.place, p.document_type, p.key_version, p.sealed
     from inventory.item_person p join catalog.venue v on v.id = p.venue_id and v.organization_id = p_organization
    where p.sealed is not null and p.key_version < (select n.version from newest n)
    order by p.key_version, p.item_id, p.place limit p_limit)
  union all
  -- Who waits brought a document too; its newest hash tells the key.
  select -e.id, p.n::int, p.person ->> 'document_type', k.version, decode(p.person ->> 'sealed', 'hex')
    from waitlist.entry e join catalog.venue v on v.id = e.venue_id and v.organization_id = p_organization
    cross join lateral jsonb_array_elements(e.people) with ordinality p(person, n)
    cross join lateral (select max(h::int) as version from jsonb_object_keys(p.person -> 'hashes') h) k
   where e.people is not null and k.version < (select n.version from newest n)
   order by 4, 1, 2 limit p_limit;
$$;
comment on function inventory.documents_behind(bigint, int) is 'Documents of the organization that are sealed under an older key than its newest: of places, and of those who wait (item_id is minus the entry) (runs as the system owner).';
