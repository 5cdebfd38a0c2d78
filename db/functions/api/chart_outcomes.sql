create or replace function api.chart_outcomes(p_venue bigint, p_from date, p_until date) returns table(day date, state text, orders int, amount_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v catalog.venue;
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  select * into v from catalog.venue x where x.id = p_venue;
  return query
    select (o.created_at at time zone v.zone)::date, o.state, count(*)::int, sum(o.total_minor)::bigint, v.currency::text from orders.order o
     where o.venue_id = p_venue and o.created_at >= p_from::timestamp at time zone v.zone and o.created_at < (p_until + 1)::timestamp at time zone v.zone
     group by 1, 2 order by 1, 2;
end $$;
comment on function api.chart_outcomes(bigint, date, date) is 'Finance: orders by the venue''s day they were made on and the state they are in now (cancelled, no-show, …), at most 401 days; adds up to the report.';
