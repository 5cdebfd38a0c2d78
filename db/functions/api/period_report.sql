create or replace function api.period_report(p_venue bigint, p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until < p_from or p_until - p_from > 400 then perform base.refuse('range_invalid'); end if;
  return finance.report(p_venue, p_from, p_until);
end $$;
comment on function api.period_report(bigint, date, date) is 'Finance: the reconciliation of some days (a week, a month), inclusive, in the form of the daily one; at most 401 days.';
