-- A venue with a long history, on top of tests/db/fixture.sql: 40 lanes, and @days@ days of 5,000 orders each, paid the same
-- day by three channels, one in fifty with a refund. Triggers are off: the rows are written as the doors would leave them.
set session_replication_role = replica;
insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity, position) overriding system value
  select 5000 + g, 1, 2, 'Lane ' || g, 'quota', 40, g from generate_series(1, 40) g;
insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
  select 1, 5000 + g, 2, d::date, (d + make_interval(hours => h)) at time zone 'Asia/Shanghai', (d + make_interval(hours => h + 1)) at time zone 'Asia/Shanghai', 40, 1
    from generate_series(1, 40) g, generate_series(timestamp '2026-11-30' - (@days@ - 1) * interval '1 day', timestamp '2026-12-20', '1 day') d, generate_series(8, 21) h;
insert into customers.customer(id, organization_id, name, phone_typed) overriding system value select 20000 + g, 1, 'C' || g, '1380000' || g from generate_series(0, 49999) g;
insert into customers.customer_venue(customer_id, venue_id) select 20000 + g, 1 from generate_series(0, 49999) g;
insert into orders.order(venue_id, order_no, customer_id, state, event, currency, total_minor, paid_minor, last_end, created_at)
  select 1, 'H-' || n, 20000 + n % 50000, 'COMPLETED', 'slot_over', 'CNY', 4000, 4000, t.day + interval '20 hours', t.day + interval '8 hours' + make_interval(secs => (n % 5000) * 8)
    from generate_series(0, 5000 * @days@ - 1) n cross join lateral (select timestamptz '2026-11-30 00:00+08' - (@days@ - 1 - n / 5000) * interval '1 day' as day) t;
create temp table place as select s.id, s.business_date, row_number() over (partition by s.business_date order by s.id) - 1 as k from inventory.slot s where s.space_id > 5000;
create unique index on place(business_date, k);
analyze place;
insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, use_state)
  select 1, o.id, 1, p.id, 2, 1, 1, 4000, 1, 1, 'sold', 'all'
    from (select x.id, substr(x.order_no, 3)::int as n from orders.order x where x.order_no like 'H-%') o
    join place p on p.business_date = date '2026-11-30' - (@days@ - 1 - o.n / 5000) and p.k = o.n % 560;
insert into finance.shift(id, venue_id, terminal, operator, opened_at, float_minor, closed_at, counted_minor, expected_minor) overriding system value
  select 7000 + d, 1, 'Till', 'desk1', t.day, 0, t.day + interval '1 day', 0, 0
    from generate_series(0, @days@ - 1) d cross join lateral (select timestamptz '2026-11-30 00:00+08' - (@days@ - 1 - d) * interval '1 day' as day) t;
insert into payments.payment(venue_id, order_id, applied, request_no, channel, amount_minor, asked_minor, currency, state, paid_at, money_day, shift_id, created_at)
  select 1, o.id, true, o.order_no, p.channel, 4000, 4000, 'CNY', 'succeeded', o.created_at, (o.created_at at time zone 'Asia/Shanghai')::date,
         case when p.channel = 'cash' then 7000 + substr(o.order_no, 3)::int / 5000 end, o.created_at
    from orders.order o cross join lateral (select (array['cash', 'card', 'wechat'])[1 + o.id % 3] as channel) p where o.order_no like 'H-%';
update inventory.slot x set sold = c.n from (select i.slot_id, count(*) as n from orders.item i group by 1) c where c.slot_id = x.id;
insert into payments.refund(venue_id, order_id, amount_minor, fee_minor, currency, state, reason, created_at, settled_at, money_day)
  select 1, p.order_id, 1000, 200, 'CNY', 'succeeded', 'part', p.created_at, p.paid_at, p.money_day from payments.payment p where p.request_no like 'H-%' and p.id % 50 = 0;
insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, settled_at, money_day)
  select r.id, p.id, 1, 1000, 'succeeded', 'R' || r.id, r.settled_at, r.money_day from payments.refund r join payments.payment p on p.order_id = r.order_id;
update payments.payment p set refunded_minor = 1000 from payments.refund_part rp where rp.payment_id = p.id;
set session_replication_role = origin;
analyze;
