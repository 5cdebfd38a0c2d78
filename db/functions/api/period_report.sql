create or replace function api.period_report(p_venue bigint, p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  return finance.report(p_venue, p_from, p_until);
end $$;
comment on function api.period_report(bigint, date, date) is 'Finance: the reconciliation of some days (a week, a month), inclusive, in the form of the daily one; at most 401 days.';
