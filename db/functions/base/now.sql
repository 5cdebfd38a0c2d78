create or replace function base.now() returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select clock_timestamp() + coalesce((select c.shift from base.test_clock c), interval '0');
$$;
comment on function base.now() is 'The database''s clock, which decides; shifted only in a cluster made for tests.';
