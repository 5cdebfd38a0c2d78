create or replace function catalog.space_minutes(p jsonb, p_field text, p_default int) returns int
language plpgsql as $$
declare v int := catalog.int_of(p, p_field, -2147483648, 2147483647, p_default);
begin
  if v not between 0 and 1440 then perform base.refuse('minutes_invalid', jsonb_build_object('field', p_field, 'least', 0, 'most', 1440)); end if;
  return v;
end $$;
comment on function catalog.space_minutes(jsonb, text, int) is 'Minutes of a space''s buffers and windows, at most a day.';
