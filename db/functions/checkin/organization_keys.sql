create or replace function checkin.organization_keys(p_venue bigint) returns table(key_id bytea, public_key bytea, revoked boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.key_id, t.public_key, t.revoked_at is not null
    from operators.terminal t join catalog.venue v on v.id = t.venue_id
   where v.organization_id = (select x.organization_id from catalog.venue x where x.id = p_venue);
$$;
comment on function checkin.organization_keys(bigint) is 'Public keys of every venue of the organization (runs as the system owner); keys are no secret.';
