create or replace function api.venues() returns table(id bigint, name text, zone text, currency text, region text, hold_minutes int, one_person boolean, version int)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select v.id, v.name, v.zone, v.currency::text, v.region::text, v.hold_minutes, v.one_person, v.version from catalog.venue v order by v.id;
$$;
comment on function api.venues() is 'The venues the login sees.';
