create or replace function finance.watch_json(p_venue bigint, p_from date, p_money boolean) returns jsonb
language sql stable as $$
  with stock as materialized (select d.* from inventory.differences_of_days(p_venue, p_from, 'infinity') d),
       money as materialized (select d.* from finance.money_differences_of_days(p_venue, p_from, date '9999-12-31') d)
  select jsonb_build_object(
    'stock_count', (select count(*) from stock), 'money_count', (select count(*) from money),
    'stock', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('slot', s.id, 'space', p.name, 'day', s.business_date, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'held', x.held, 'sold', x.sold,
                'counted_held', x.counted_held, 'counted_sold', x.counted_sold, 'quotas', x.quotas)) order by s.starts_at, s.id), '[]')
                from (select * from stock d order by d.slot_id limit 100) x join inventory.slot s on s.id = x.slot_id join catalog.space p on p.id = s.space_id),
    'money', (select coalesce(jsonb_agg(jsonb_build_object('order', o.id, 'order_no', o.order_no, 'paid_minor', x.paid_minor, 'counted_minor', x.counted_minor, 'total_minor', o.total_minor, 'currency', o.currency)
                order by o.id), '[]') from (select * from money d where p_money order by d.order_id limit 100) x join orders.order o on o.id = x.order_id),
    'last', (select to_jsonb(c) - 'venue_id' from finance.check_run c where c.venue_id = p_venue order by c.day desc limit 1));
$$;
comment on function finance.watch_json(bigint, date, boolean) is 'What differs from a business date on: slots against their items, orders against their payments (listed only to who may see them; at most 100 each, all are counted), and the last nightly checks.';
