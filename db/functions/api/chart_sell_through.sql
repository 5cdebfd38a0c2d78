create or replace function api.chart_sell_through(p_venue bigint, p_from date, p_until date)
returns table(activity_id bigint, title text, slots int, sold int, capacity int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  return query
    with slot as materialized (
      select s.activity_id, s.space_id, count(*) as slots, sum(s.sold) as sold, sum(case when s.status = 'removed' then 0 else s.capacity end) as capacity
        from inventory.slot s
       where s.venue_id = p_venue and s.business_date between p_from and p_until and (s.sold > 0 or s.status <> 'removed') group by 1, 2)
    select coalesce(s.activity_id, 0), coalesce(a.title, g.name), sum(s.slots)::int, sum(s.sold)::int, sum(s.capacity)::int
      from slot s join catalog.space p on p.id = s.space_id join catalog.category g on g.id = p.category_id left join catalog.activity a on a.id = s.activity_id
     group by s.activity_id, a.title, case when s.activity_id is null then g.id end, coalesce(a.title, g.name) order by sum(s.sold) desc, 2;
end $$;
comment on function api.chart_sell_through(bigint, date, date) is 'Finance: slots, places sold and places offered of each activity, and of each category for slots outside activities (activity 0), by business date, at most 401 days; adds up to the report.';
