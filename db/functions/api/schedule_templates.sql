create or replace function api.schedule_templates(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return schedule.template_rows(p_venue);
end $$;
comment on function api.schedule_templates(bigint) is 'Administrator, auditor: the schedule templates of a venue.';
