create or replace function schedule.first_instant(p_wall timestamp, p_zone text) returns timestamptz
language sql stable as $$
  -- PostgreSQL reads a repeated wall time as standard time, the later one; an hour (or the zone's shift) earlier may show the same.
  select case when ((p_wall at time zone p_zone) - interval '1 hour') at time zone p_zone = p_wall then (p_wall at time zone p_zone) - interval '1 hour'
              when ((p_wall at time zone p_zone) - interval '30 min') at time zone p_zone = p_wall then (p_wall at time zone p_zone) - interval '30 min'
              else p_wall at time zone p_zone end;
$$;
comment on function schedule.first_instant(timestamp, text) is 'The first instant that shows a wall-clock time in a zone; for a time the clock skips, one that shows another time.';
