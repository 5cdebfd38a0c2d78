-- The stage of the self-test, in a scratch database that was just migrated: one venue with a hall of many places, and the
-- helpers of the races. %login% is a role of this run only, which cannot sign in.
create schema selftest;
create sequence selftest.hour;

select catalog.create_venue('Self-test', 'UTC', 'EUR', 'DE', 15);
insert into operators.operator(login, display_name) values ('%login%', 'Self-test');
insert into operators.operator_venue(login, venue_id) select '%login%', id from catalog.venue;
insert into catalog.category(venue_id, name) select id, 'Hall' from catalog.venue;
-- Many parties of one customer may meet in a round: what is proved is the stock, not the rule of one order each.
insert into catalog.space(venue_id, category_id, name, kind, max_capacity, one_live_order) select venue_id, id, 'Hall', 'quota', 100000, false from catalog.category;
insert into catalog.ticket_type(venue_id, category_id, name, is_default) select venue_id, id, 'Place', true from catalog.category;
insert into catalog.price_rule(venue_id, price_version_id, ticket_type_id, amount_minor)
  select p.venue_id, p.id, t.id, 1000 from catalog.price_version p, catalog.ticket_type t;
insert into customers.customer(organization_id, name) select o.id, 'Party ' || g from operators.organization o, generate_series(1, 64) g;
insert into customers.customer_venue(customer_id, venue_id) select c.id, v.id from customers.customer c, catalog.venue v;

create function selftest.slot(p_capacity int) returns bigint language sql as $$
  insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
    select s.venue_id, s.id, s.kind_rank, (b.at at time zone 'UTC')::date, b.at, b.at + interval '1 hour', p_capacity, p.id
      from catalog.space s, catalog.price_version p, (select date_trunc('hour', base.now()) + make_interval(hours => 48 + nextval('selftest.hour')::int) as at) b
  returning id;
$$;
comment on function selftest.slot(int) is 'A new slot of the hall with this many places, at an hour of its own.';

create function selftest.fate(p_slot bigint) returns table(places bigint, orders bigint, paid bigint, payments bigint, held bigint, sold bigint) language sql as $$
  select coalesce(sum(i.places) filter (where i.stock_state <> 'released'), 0), count(distinct i.order_id) filter (where i.stock_state <> 'released'),
         count(distinct i.order_id) filter (where o.state = 'PAID'),
         (select count(*) from payments.payment y where y.applied and y.order_id in (select x.order_id from orders.item x where x.slot_id = p_slot)),
         (select s.held from inventory.slot s where s.id = p_slot), (select s.sold from inventory.slot s where s.id = p_slot)
    from orders.item i join orders.order o on o.id = i.order_id where i.slot_id = p_slot;
$$;
comment on function selftest.fate(bigint) is 'What became of a slot: live places and orders, paid orders, payments that count, and its counters.';
