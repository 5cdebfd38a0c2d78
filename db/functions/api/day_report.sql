create or replace function api.day_report(p_venue bigint, p_day date) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  if p_day is null or not isfinite(p_day) then perform base.refuse('range_invalid'); end if;
  return finance.report(p_venue, p_day, p_day) || finance.day_context(p_venue, p_day);
end $$;
comment on function api.day_report(bigint, date) is 'Finance: the daily reconciliation by money''s day and channel; totals are the sums of the lines, with the days it is compared with, its shifts and its seal; orders count by creation, places by business date. Its differences are that day''s; api.run_checks and api.recount look further.';
