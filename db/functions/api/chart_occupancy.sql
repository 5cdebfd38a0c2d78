create or replace function api.chart_occupancy(p_venue bigint, p_from date, p_until date)
returns table(space_id bigint, space text, category text, hour int, sold int, capacity int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  return query
    with slot as materialized (
      select s.space_id, s.starts_at at time zone v.zone as begins, s.ends_at at time zone v.zone as ends, s.sold, case when s.status = 'removed' then 0 else s.capacity end as capacity
        from inventory.slot s join catalog.venue v on v.id = s.venue_id
       where s.venue_id = p_venue and s.business_date between p_from and p_until and (s.sold > 0 or s.status <> 'removed')),
    -- Times repeat day by day: each pair of them is cut into its hours once.
    span as materialized (
      select s.space_id, s.begins::time as begins, s.ends - date_trunc('day', s.begins) as ends, sum(s.sold)::int as sold, sum(s.capacity)::int as capacity from slot s group by 1, 2, 3),
    cell as (
      select s.space_id, h % 24 as hour, s.sold, s.capacity
        from span s cross join generate_series(extract(hour from s.begins)::int, greatest(extract(hour from s.begins)::int, ceil(extract(epoch from s.ends) / 3600)::int - 1)) h
      union all
      select s.space_id, null, s.sold, s.capacity from span s)
    select c.space_id, p.name, g.name, c.hour, sum(c.sold)::int, sum(c.capacity)::int
      from cell c join catalog.space p on p.id = c.space_id join catalog.category g on g.id = p.category_id
     group by c.space_id, p.name, g.name, g.position, p.position, c.hour order by g.position, g.name, p.position, p.name, c.hour nulls first;
end $$;
comment on function api.chart_occupancy(bigint, date, date) is 'Finance: places sold and offered by space and hour of the venue''s day, by business date, at most 401 days. A slot counts in every hour it touches; the line without an hour counts it once and adds up to the report.';
