create or replace function base.now() returns timestamptz
language plpgsql stable as $$
begin
  return clock_timestamp() + coalesce((select c.shift from base.test_clock c), interval '0');
end $$;
comment on function base.now() is 'The database''s clock, which decides; shifted only in a cluster made for tests.';
