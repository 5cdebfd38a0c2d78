-- Paid tickets with a token each at venue 1 of the fixture (lane 14), spread over the hours of 2026-12-05; ten to an order.
-- A short cut past the doors, for measuring lists: :count tickets, ids from 1000001, token n is SHA-256 of 'token n'.
update catalog.space set max_capacity = 1000000 where id = 14;
update inventory.slot set capacity = 1000000 where space_id = 14;
insert into operators.terminal(id, venue_id, name, key_id, public_key, registered_by) overriding system value values (7001, 1, 'Bench', '\x0102030405060708', decode(repeat('07', 32), 'hex'), 'admin1') on conflict do nothing;
insert into orders.order(id, venue_id, order_no, customer_id, state, currency, total_minor, paid_minor, last_end, created_by, created_at) overriding system value
  select 1000000 + n, 1, 'B' || n, 1 + n % 2, 'PAID', 'CNY', 40000, 40000, '2026-12-05 22:00+08', 'desk1', '2026-12-01 10:00+08' from generate_series(1, :count / 10) n;
insert into orders.item(id, venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state) overriding system value
  select 1000000 + n, 1, 1000000 + n, 1, (select s.id from inventory.slot s where s.space_id = 14 and s.starts_at = timestamptz '2026-12-05 08:00+08' + make_interval(hours => n % 14)), 2, 10, 10, 40000, 1, 1, 'sold'
    from generate_series(1, :count / 10) n;
insert into checkin.ticket(id, venue_id, order_id, item_id, slot_id, seq, party, short_code_hash) overriding system value
  select 1000000 + n, 1, i.order_id, i.id, i.slot_id, 1 + (n - 1) % 10, 1, sha256(('code ' || n)::bytea)
    from generate_series(1, :count) n join orders.item i on i.id = 1000001 + (n - 1) / 10;
insert into checkin.token(hash, ticket_id, venue_id, terminal_id, issued_by, sealed)
  select sha256(('token ' || n)::bytea), 1000000 + n, 1, 7001, 'desk1', decode(repeat('5a', 40), 'hex') from generate_series(1, :count) n;
analyze checkin.ticket; analyze checkin.token; analyze orders.order; analyze orders.item;
