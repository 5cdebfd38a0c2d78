create or replace function inventory.stop_hits(p_venue bigint, p_spaces bigint[], p_from timestamptz, p_until timestamptz, p_activity bigint) returns jsonb
language sql stable as $$
  with s as materialized (select * from inventory.stop_scope(p_venue, p_spaces, p_from, p_until, p_activity)),
  hit as materialized (
    select o.id, o.order_no, o.state, o.total_minor, o.paid_minor, o.currency, c.name, c.phone_typed, sum(i.amount_minor + i.adjust_minor) as amount_minor, bool_or(i.use_state in ('part', 'all')) as entered,
           -- A hold is cancelled whole, with what it has beside the stop.
           case when o.state in ('HOLDING', 'PENDING_PAY') then (select count(*) from orders.item b where b.order_id = o.id and b.stock_state <> 'released' and not exists (select from s x where x.id = b.slot_id)) else 0 end as beside
      from orders.item i join s on s.id = i.slot_id join orders.order o on o.id = i.order_id join customers.customer c on c.id = o.customer_id
     where i.stock_state <> 'released' group by o.id, c.id)
  select jsonb_build_object('currency', (select v.currency from catalog.venue v where v.id = p_venue), 'slots', (select count(*) from s), 'orders', (select count(*) from hit), 'amount_minor', (select coalesce(sum(h.amount_minor), 0) from hit h where h.state <> 'HOLDING'),
    'whole', (select count(*) from hit h where h.beside > 0),
    'list', (select coalesce(jsonb_agg(jsonb_build_object('order_id', h.id, 'order_no', h.order_no, 'state', h.state, 'customer_name', customers.shown('name', h.name, 'stop_preview'), 'customer_phone', customers.shown('phone', h.phone_typed, 'stop_preview'),
             'amount_minor', h.amount_minor, 'currency', h.currency, 'entered', h.entered, 'beside', h.beside) order by h.id), '[]') from (select * from hit order by id limit 1000) h));
$$;
comment on function inventory.stop_hits(bigint, bigint[], timestamptz, timestamptz, bigint) is 'What a stop would hit: slots, orders with amounts (the first 1,000 listed), and how many of them are holds with lines beside it, cancelled whole; names as the role may see them.';
