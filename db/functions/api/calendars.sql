create or replace function api.calendars(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return schedule.calendar_rows(p_venue);
end $$;
comment on function api.calendars(bigint) is 'Administrator, auditor: the holiday and closure calendars of a venue.';
