create or replace function operators.keyless_terminals(p_organization bigint) returns table(key_id bytea, public_key bytea, versions int[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.key_id, t.public_key, array_agg(k.version order by k.version)
    from operators.terminal t join catalog.venue v on v.id = t.venue_id and v.organization_id = p_organization
    join operators.document_key k on k.organization_id = p_organization and k.retired_at is null
   where t.revoked_at is null and not exists (select from operators.document_key_wrap w where w.organization_id = p_organization and w.version = k.version and w.terminal_id = t.id)
   group by t.id order by t.id;
$$;
comment on function operators.keyless_terminals(bigint) is 'Registered terminals of every venue of the organization that lack a document key, for whoever holds it to wrap it for (runs as the system owner).';
