create or replace function schedule.hours_words(p_space bigint, p_date date) returns text
language sql stable as $$
  select coalesce(string_agg((x.stretch ->> 0) || '-' || (x.stretch ->> 1), ', ' order by x.n), '')
    from catalog.space s join catalog.venue v on v.id = s.venue_id
    cross join lateral jsonb_array_elements(coalesce(coalesce(nullif(s.hours, '{}'), v.opening_hours) -> extract(isodow from p_date)::int::text, '[]')) with ordinality x(stretch, n)
   where s.id = p_space;
$$;
comment on function schedule.hours_words(bigint, date) is 'The hours that bind a space on a date, "09:00-12:00, 13:00-17:00"; empty on a day off.';
