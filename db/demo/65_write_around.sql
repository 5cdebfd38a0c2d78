-- What stands around the orders: the stop and its call list, names at the special exhibition, the waitlist, members' benefits, alerts.
create or replace function demo.write_around() returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare v_stop bigint;
begin
  insert into inventory.stop(venue_id, space_ids, from_at, until_at, reason, published_by, published_at)
    select s.venue_id, array[s.space_id], min(s.starts_at), max(s.ends_at), 'Resurfacing 场地翻修', 'lead', c.now_at - interval '3 hours' from d_slot s cross join d_setting c where s.status = 'stopped'
     group by s.venue_id, s.space_id, c.now_at returning id into v_stop;
  insert into inventory.stop_slot(stop_id, slot_id, venue_id, status_before) select v_stop, s.id, s.venue_id, 'open' from d_slot s where s.status = 'stopped' order by s.id;
  insert into inventory.stop_order(stop_id, order_id, venue_id, outcome, amount_minor, handled_at)
    select v_stop, i.order_id, i.venue_id, 'suspended', sum(i.amount_minor), max(c.now_at) - interval '3 hours' + interval '2 s' from d_item i cross join d_setting c where i.suspended group by i.order_id, i.venue_id order by i.order_id;

  -- Made-up document numbers: the last digit is no check digit of anyone's. Sealing is the desks' work, so of these only the end is known.
  insert into inventory.item_person(item_id, place, slot_id, venue_id, name, document_type, document_tail, live)
    select p.item_id, p.place, p.slot_id, p.venue_id, p.name, 'id_card', right(p.number, 4), p.stock_state <> 'released'
      from (select i.id as item_id, place, i.slot_id, i.venue_id, i.stock_state, case when place = 1 then c.name else g.name end as name,
                   '110101' || to_char(date '1950-01-01' + floor(demo.rnd(i.id * 100 + place, 90) * 22000)::int, 'YYYYMMDD') || lpad((row_number() over (partition by i.slot_id order by i.id, place))::text, 4, '0') as number
              from d_item i join d_slot s on s.id = i.slot_id and s.tag = 'exhibit' cross join lateral generate_series(1, i.places) place join d_customer c on c.id = i.customer_id
              join d_customer g on g.venue_id = c.venue_id and g.n = (c.n + place * 7) % c.members) p order by p.item_id, p.place;

  -- People wait for the fullest evening courts of today and tomorrow.
  insert into waitlist.entry(venue_id, slot_id, ticket_type_id, customer_id, quantity, places, joined_at, created_by)
    select w.venue_id, w.id, t.id, c.id, 1, 1, w.now_at - make_interval(mins => 25 + 9 * w.n::int), 'desk'
      from (select s.*, x.now_at, row_number() over (order by s.business_date, demo.rnd(s.id, 91), s.id) as n
              from d_slot s join inventory.slot o on o.id = s.id cross join d_setting x
             where s.tag = 'badminton' and s.d in (0, 1) and s.hour >= 18 and s.starts_at > x.now_at + interval '30 min' and o.held + o.sold = o.capacity and o.status = 'open') w
      join d_type t on t.tag = 'badminton' join d_customer c on c.venue_id = w.venue_id and c.n = c.members - w.n
     where w.n <= 5 order by w.n;

  insert into benefits.account(venue_id, customer_id, kind, name, currency, category_id, valid_from, balance)
    select c.venue_id, c.id, k.kind, k.name, case when k.kind = 'stored_value' then 'CNY' end, case when k.tag is not null then (select s.category_id from d_space s where s.tag = k.tag limit 1) end, x.today - x.back, k.units
      from d_customer c cross join d_setting x join d_venue v on v.id = c.venue_id and v.no = 1
      join (values (0, 'stored_value', 'Stored value 储值卡', null, 50000), (1, 'pass', 'Ten swims 游泳十次卡', 'pool', 10), (2, 'free_hours', 'Club hours 会员时段', 'badminton', 600)) as k(nth, kind, name, tag, units) on k.nth = c.n % 3
     where c.n < 15 order by c.id;
  insert into benefits.ledger(venue_id, account_id, delta, balance_after, reason, actor, at)
    select a.venue_id, a.id, a.balance, a.balance, 'top up', 'lead', (x.today - x.back + time '10:00') at time zone x.zone + make_interval(mins => 3 * (row_number() over (order by a.id))::int) from benefits.account a cross join d_setting x order by a.id;

  insert into finance.alert(venue_id, kind, facts, raised_at)
    select p.venue_id, 'money_for_closed_order', jsonb_build_object('payment', p.id, 'order', p.order_id, 'amount_minor', p.amount, 'flags', jsonb_build_array('order_closed')), p.paid_at
      from d_payment p where p.state = 'succeeded' and not p.applied order by p.paid_at, p.id;
end $$;
comment on function demo.write_around() is 'The stop with its call list, documents of the special exhibition, waitlist, benefits and alerts.';
