create or replace function api.business_report(p_venue bigint, p_day date) returns table(space_id bigint, space text, category text, slots int, capacity int, places int, items int, sold_minor bigint, returned int, refunded_minor bigint,
  fees_minor bigint, net_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  if p_day is null or not isfinite(p_day) then perform base.refuse('range_invalid'); end if;
  return query
    with offered as (
      select s.space_id, count(*)::int as slots, sum(s.capacity)::int as capacity, sum(s.sold)::int as places from inventory.slot s
       where s.venue_id = p_venue and s.business_date = p_day and (s.status <> 'removed' or s.sold > 0) group by s.space_id),
    sold as (
      select r.space_id, count(*)::int as items, sum(r.sold_minor)::bigint as sold_minor, (count(*) filter (where r.returned > 0))::int as returned,
             sum(r.refunded_minor)::bigint as refunded_minor, sum(r.fee_minor)::bigint as fee_minor
        from finance.business_rows(p_venue, p_day) r group by r.space_id)
    select sp.id, sp.name, c.name, coalesce(o.slots, 0), coalesce(o.capacity, 0), coalesce(o.places, 0), coalesce(x.items, 0), coalesce(x.sold_minor, 0), coalesce(x.returned, 0), coalesce(x.refunded_minor, 0),
           coalesce(x.fee_minor, 0), coalesce(x.sold_minor - x.refunded_minor, 0), v.currency::text
      from offered o full join sold x on x.space_id = o.space_id join catalog.space sp on sp.id = coalesce(o.space_id, x.space_id) join catalog.category c on c.id = sp.category_id join catalog.venue v on v.id = p_venue
     order by c.position, sp.position, sp.id;
end $$;
comment on function api.business_report(bigint, date) is 'Finance: a day by business date, space by space: what was offered, what is sold for it at which price, what of that went back and which fees stayed. Each line opens down to its items (api.business_rows).';
