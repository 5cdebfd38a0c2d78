create or replace function api.chart_lead_time(p_venue bigint, p_from date, p_until date) returns table(days int, orders int, amount_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v_zone text; v_currency text; v_since timestamptz; v_before timestamptz; v_first bigint; v_last bigint;
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  select x.zone, x.currency, p_from::timestamp at time zone x.zone, (p_until + 1)::timestamp at time zone x.zone into v_zone, v_currency, v_since, v_before from catalog.venue x where x.id = p_venue;
  -- + 0: else the planner looks for the least id of all along the primary key.
  select min(o.id + 0), max(o.id + 0) into v_first, v_last from orders.order o where o.venue_id = p_venue and o.created_at >= v_since and o.created_at < v_before;
  return query
    with made as materialized (
      select o.id, o.total_minor, (o.created_at at time zone v_zone)::date as day from orders.order o where o.venue_id = p_venue and o.created_at >= v_since and o.created_at < v_before),
    -- Orders of some days have neighbouring ids: one range of the index, not a search for each.
    played as materialized (
      select i.order_id, min(s.business_date) as day from orders.item i join inventory.slot s on s.id = i.slot_id
       where i.venue_id = p_venue and i.order_id between v_first and v_last group by 1)
    select greatest(0, coalesce(p.day - m.day, 0)), count(*)::int, sum(m.total_minor)::bigint, v_currency from made m left join played p on p.order_id = m.id group by 1 order by 1;
end $$;
comment on function api.chart_lead_time(bigint, date, date) is 'Finance: orders made on some days (at most 401) by how many days later their first slot is; adds up to the orders of the report.';
