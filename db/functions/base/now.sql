create or replace function base.now() returns timestamptz
language plpgsql stable as $$
begin
  return clock_timestamp();
end $$;
comment on function base.now() is 'The database''s clock, which decides. A database made for tests replaces this function by one that is moved.';
