-- Random books of a venue in a zone, for tests: money, orders, slots and corrections over some days, crowded around the
-- venue's midnights and the night its clocks change. Loaded by the superuser; rules of sale are no part of it.
create or replace function public.random_books(p_seed double precision, p_zone text, p_currency text, p_first date, p_days int, p_change date) returns bigint language plpgsql as $$
declare v bigint; v_other bigint; v_category bigint; n int; v_at timestamptz; v_id bigint; r record; i int;
begin
  perform setseed(p_seed);
  perform set_config('session_replication_role', 'replica', true);
  insert into catalog.venue(organization_id, name, zone, currency, region) values (1, p_zone, p_zone, p_currency, 'CN') returning id into v;
  for i in 1..2 loop
    insert into catalog.category(venue_id, name, position) values (v, 'Category ' || i, i) returning id into v_category;
    insert into catalog.space(venue_id, category_id, name, kind, max_capacity, position) select v, v_category, 'Space ' || i || '.' || s, 'quota', 1000, s from generate_series(1, 3) s;
  end loop;
  insert into finance.shift(venue_id, terminal, opened_at, float_minor) select v, 'Desk ' || s, p_first::timestamp at time zone p_zone, 0 from generate_series(1, 3) s;
  create temp table if not exists moment(n int, at timestamptz);
  truncate moment;
  insert into moment
    select s, case when s % 4 = 0 then (d::timestamp at time zone p_zone) + (random() * 240 - 120) * interval '1 s'
                   when s % 4 = 1 then (p_change::timestamp at time zone p_zone) + (random() * 33 - 3) * interval '1 h'
                   else (d::timestamp at time zone p_zone) + random() * interval '24 h' end
      from (select s, p_first + (random() * p_days)::int as d from generate_series(1, 2000) s) x;
  insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id, status)
    select v, s.id, s.kind_rank, d, (d + make_interval(hours => h)) at time zone p_zone, (d + make_interval(hours => h + 1)) at time zone p_zone, 200, 1,
           (case when random() < 0.1 then 'removed' else 'open' end)::inventory.slot_status
      from catalog.space s, generate_series(p_first, p_first + p_days, interval '1 day') x(dd), lateral (select dd::date as d) y, generate_series(0, 23, 3) h where s.venue_id = v;
  insert into orders.order(venue_id, order_no, customer_id, state, currency, total_minor, paid_minor, last_end, created_at)
    select v, 'Z' || v || '-' || m.n, 1, (array['HOLDING', 'PENDING_PAY', 'PAID', 'PAID', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'CANCELLED', 'CLOSED_TIMEOUT', 'REFUNDED'])[1 + (random() * 9)::int],
           p_currency, (random() * 99999)::bigint, 0, m.at, m.at from moment m where m.n <= 300;
  insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, policy_version_id, stock_state)
    select v, o.id, 1, s.id, 1, q, q, o.total_minor, 1, (case when o.state in ('PAID', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW') then 'sold' when o.state in ('HOLDING', 'PENDING_PAY') then 'held' else 'released' end)::orders.stock_state
      from orders.order o cross join lateral (select 1 + (o.id % 4)::int as q) w
      cross join lateral (select x.id from inventory.slot x where x.venue_id = v order by md5(x.id::text || o.id::text) limit 1) s where o.venue_id = v;
  update inventory.slot s set sold = c.sold, held = c.held
    from (select i2.slot_id, coalesce(sum(i2.places) filter (where i2.stock_state = 'sold'), 0) as sold, coalesce(sum(i2.places) filter (where i2.stock_state = 'held'), 0) as held from orders.item i2 where i2.venue_id = v group by 1) c where c.slot_id = s.id;
  insert into payments.payment(venue_id, order_id, applied, request_no, channel, channel_no, amount_minor, currency, state, shift_id, paid_at, money_day, created_at)
    select v, o.id, o.id is not null and random() < 0.9, 'Z' || v || '-' || m.n, case when k.shift_id is null then (array['card', 'transfer', 'wechat', 'alipay'])[1 + (k.chance * 3)::int] else (array['cash', 'card', 'transfer', 'wechat', 'alipay'])[1 + (k.chance * 4)::int] end, 'Z' || v || '-' || m.n, 1 + (random() * 999999)::bigint,
           p_currency, 'succeeded', k.shift_id, m.at, payments.money_day(v, m.at, m.at), m.at
      from moment m left join lateral (select x.id from orders.order x where x.venue_id = v and m.n % 5 > 0 order by md5(x.id::text || m.n::text) limit 1) o on true
      -- Cash is taken in a shift, by the database's word.
      cross join lateral (select random() as chance, case when random() < 0.4 then (select min(s.id) + m.n % 3 from finance.shift s where s.venue_id = v) end as shift_id where m.n > 0) k
     where m.n between 301 and 1000;
  update orders.order o set paid_minor = p.amount from (select x.order_id, sum(x.amount_minor) as amount from payments.payment x where x.venue_id = v and x.applied group by 1) p where p.order_id = o.id;
  for r in select p.*, m.at as back_at, row_number() over (order by p.id) as k from payments.payment p join moment m on m.n = 1000 + p.id % 900 where p.venue_id = v and random() < 0.3 loop
    insert into payments.refund(venue_id, order_id, amount_minor, fee_minor, currency, state, created_at, settled_at, money_day)
      values (v, r.order_id, r.amount_minor / 2 + 1, (random() * 500)::bigint, p_currency, 'succeeded', r.back_at, r.back_at, payments.money_day(v, r.back_at, r.back_at)) returning id into v_id;
    insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, channel_no, shift_id, settled_at, money_day)
      values (v_id, r.id, v, r.amount_minor / 2 + 1, 'succeeded', 'ZR' || v || '-' || r.k, 'ZR' || v || '-' || r.k, r.shift_id, r.back_at, payments.money_day(v, r.back_at, r.back_at));
    update payments.payment p set refunded_minor = r.amount_minor / 2 + 1 where p.id = r.id;
    if r.k % 3 = 0 then
      insert into finance.discrepancy(venue_id, kind, subject, evidence) values (v, 'statement_amount_differs', 'payment ' || r.id, '{}') returning id into v_other;
      insert into finance.correction(venue_id, discrepancy_id, kind, reason, seen, proposed_at) values (v, v_other, 'book_loss', 'random', '{}', r.back_at) returning id into v_other;
      insert into finance.booking(venue_id, correction_id, side, account, payment_id, channel, amount_minor, currency, money_day, for_day, at)
        values (v, v_other, (array['payment', 'refund'])[1 + r.k % 2], (array['difference', 'customers'])[1 + (r.k / 2) % 2], r.id, r.channel, (random() * 2000)::bigint - 1000 - (r.k % 2) * 2000, p_currency,
                payments.money_day(v, r.back_at, r.back_at), r.money_day, r.back_at);
    end if;
  end loop;
  perform set_config('session_replication_role', 'origin', true);
  return v;
end $$;
