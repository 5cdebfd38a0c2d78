create or replace function base.venue_day(p_venue bigint, p_at timestamptz) returns date
language sql stable as $$
  select (p_at at time zone v.zone)::date from catalog.venue v where v.id = p_venue;
$$;
comment on function base.venue_day(bigint, timestamptz) is 'The venue''s calendar day of an instant.';
