create or replace function inventory.documents_behind(p_organization bigint, p_limit int) returns table(item_id bigint, place int, document_type text, key_version int, sealed bytea)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.item_id, p.place, p.document_type, p.key_version, p.sealed
    from inventory.item_person p join catalog.venue v on v.id = p.venue_id and v.organization_id = p_organization
   where p.sealed is not null and p.key_version < (select max(k.version) from operators.document_key k where k.organization_id = p_organization)
   order by p.key_version, p.item_id, p.place limit p_limit;
$$;
comment on function inventory.documents_behind(bigint, int) is 'Documents of the organization that are sealed under an older key than its newest (runs as the system owner).';
