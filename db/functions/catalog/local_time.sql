create or replace function catalog.weekday_bit(p_date date) returns int
language sql immutable parallel safe as $$
  select 1 << (extract(isodow from p_date)::int - 1);
$$;
comment on function catalog.weekday_bit(date) is 'Bit of a day in a weekday mask: Monday 1 … Sunday 64.';
