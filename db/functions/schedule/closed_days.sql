create or replace function schedule.closed_days(p_calendars bigint[], p_from date, p_to date) returns setof date
language sql stable as $$
  select distinct d::date from schedule.calendar c join schedule.calendar_entry e on e.calendar_id = c.id
    cross join lateral (
      select e.first_day as day where not e.yearly
      union all
      -- What began last year may reach into this one.
      select make_date(y, extract(month from e.first_day)::int, extract(day from e.first_day)::int)
        from generate_series(greatest(extract(year from p_from)::int - 1, extract(year from e.first_day)::int), extract(year from p_to)::int) y where e.yearly) o
    cross join lateral generate_series(greatest(o.day, p_from)::timestamp, least(o.day + e.days - 1, p_to)::timestamp, interval '1 day') d
   where c.id = any (p_calendars) and not c.retired;
$$;
comment on function schedule.closed_days(bigint[], date, date) is 'The days of a range on which any of these calendars closes; retired calendars close nothing.';
