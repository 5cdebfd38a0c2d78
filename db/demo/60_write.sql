-- From the work tables into the real ones, with every constraint and trigger on. Orders enter as HOLDING or PAID and then
-- move along orders.transition.
create or replace function demo.write_stock() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_move on commit drop as
  select i.venue_id, i.slot_id, i.id as item_id, 1 as n, f.created_at as at, i.places as d_held, 0 as d_sold, 'hold' as reason, f.actor from d_item i join d_fate f on f.id = i.order_id
  union all
  select i.venue_id, i.slot_id, i.id, 2, f.paid_at, -i.places, i.places, 'confirm', f.actor from d_item i join d_fate f on f.id = i.order_id where f.outcome in ('SOLD', 'SUSPENDED', 'REFUNDING', 'REFUNDED')
  union all
  select i.venue_id, i.slot_id, i.id, 3, f.closed_at, case when f.outcome = 'REFUNDED' then 0 else -i.places end, case when f.outcome = 'REFUNDED' then -i.places else 0 end,
         case f.outcome when 'REFUNDED' then 'refund' when 'CANCELLED' then 'cancelled' else 'expired' end, case f.outcome when 'CLOSED_TIMEOUT' then 'system' when 'REFUNDED' then 'lead' else f.actor end
    from d_item i join d_fate f on f.id = i.order_id where f.outcome in ('REFUNDED', 'CANCELLED', 'CLOSED_TIMEOUT');
  analyze d_move;
  insert into inventory.slot(id, venue_id, space_id, kind_rank, activity_id, business_date, starts_at, ends_at, label, capacity, held, sold, blocked, status, status_reason, price_version_id, version)
    overriding system value
    select s.id, s.venue_id, s.space_id, s.kind_rank, case when s.tag = 'exhibit' then (select a.id from catalog.activity a where a.venue_id = s.venue_id) end, s.business_date, s.starts_at, s.ends_at,
           s.label, s.capacity, coalesce(m.held, 0), coalesce(m.sold, 0), s.blocked, s.status, case s.status when 'stopped' then 'Resurfacing 场地翻修' when 'closed' then 'Floor care 地板养护' else '' end, v.id, 1 + coalesce(m.n, 0)
      from d_slot s join catalog.price_version v on v.venue_id = s.venue_id
      left join (select x.slot_id, sum(x.d_held) as held, sum(x.d_sold) as sold, count(*) as n from d_move x group by x.slot_id) m on m.slot_id = s.id order by s.id;
  -- Foreign keys are looked up by plans made now.
  analyze inventory.slot;
  insert into inventory.slot_quota(slot_id, ticket_type_id, venue_id, quota, held, sold)
    select s.id, t.id, s.venue_id, 20, coalesce(sum(i.places) filter (where i.stock_state = 'held'), 0), coalesce(sum(i.places) filter (where i.stock_state = 'sold'), 0)
      from d_slot s join d_type t on t.tag = 'aquarium' and t.code = 'early' left join d_item i on i.slot_id = s.id and i.ticket_type_id = t.id
     where s.tag = 'aquarium' and s.hour = 9 group by s.id, t.id, s.venue_id order by s.id;
end $$;
comment on function demo.write_stock() is 'Slots with the counters their moves add up to, and the early birds'' quotas.';

create or replace function demo.write_orders() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into orders.order(id, venue_id, order_no, customer_id, state, event, currency, total_minor, paid_minor, expires_at, last_end, pay_on_arrival, created_by, terminal, created_at, version, note)
    overriding system value
    select f.id, f.venue_id, orders.next_number((f.created_at at time zone f.zone)::date), f.customer_id, case when f.waiting then 'HOLDING' else 'PAID' end, case when f.waiting then 'held' else 'paid' end, 'CNY',
           f.total_minor, case when f.waiting then 0 else f.total_minor end, case when f.waiting then f.expires_at end, f.last_end, f.on_arrival, f.actor, f.terminal, f.created_at, case when f.waiting then 1 else 2 end,
           case when demo.rnd(f.key, 34) < 0.03 then demo.pick(array['Birthday party 生日聚会', 'Needs an invoice 需要发票', 'Called twice 来电两次', 'Company team 公司团建', 'Wheelchair 轮椅'], f.key, 35) else '' end
      from (select x.*, c.zone, x.outcome in ('HOLDING', 'PENDING_PAY', 'CANCELLED', 'CLOSED_TIMEOUT') as waiting from d_fate x cross join d_setting c order by x.id offset 0) f;
  analyze orders.order;
  insert into orders.item(id, venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, use_state, suspended, refund_id, guard_customer_id)
    overriding system value
    select i.id, i.venue_id, i.order_id, i.line_no, i.slot_id, i.ticket_type_id, i.quantity, i.places, i.amount_minor, i.price_version_id, p.id, i.stock_state,
           case when u.entered >= u.party then 'all' when u.entered > 0 then 'part' when u.party > 0 and f.final in ('COMPLETED', 'NO_SHOW') then 'no_show' else 'none' end, i.suspended, r.id, case when i.guarded then i.customer_id end
      from d_item i join d_fate f on f.id = i.order_id left join d_use u on u.item_id = i.id left join d_refund r on r.order_id = i.order_id join catalog.policy l on l.venue_id = i.venue_id and l.name = case when i.night then 'Night session' else 'Standard' end join catalog.policy_version p on p.policy_id = l.id order by i.id;
  analyze orders.item;
  insert into inventory.claim(item_id, unit_id, slot_id, venue_id, during)
    select i.id, u.unit_id, i.slot_id, i.venue_id, tstzrange(i.starts_at, i.ends_at) from d_item i join catalog.space_unit u on u.space_id = i.space_id
     where i.kind in ('exclusive', 'instructor') and i.stock_state <> 'released' order by u.unit_id, i.starts_at;
  insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, sold_after, reason, actor, at)
    select m.venue_id, m.slot_id, m.item_id, m.d_held, m.d_sold, sum(m.d_held) over w, sum(m.d_sold) over w, m.reason, m.actor, m.at
      from d_move m window w as (partition by m.slot_id order by m.at, m.item_id, m.n) order by m.at, m.item_id, m.n;
end $$;
comment on function demo.write_orders() is 'Orders as they begin, items, claims of the live ones, and the stock ledger with running values.';

create or replace function demo.write_money() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_drawer on commit drop as
  select s.id, coalesce(t.taken, 0) as taken, coalesce(o.out, 0) as out, 50000 + coalesce(t.taken, 0) - coalesce(o.out, 0) as expected,
         -- One count in eight is off by a few yuan.
         case when s.u < 0.125 then floor(s.off * 9 - 5)::int * 500 else 0 end as off
    from d_shift s
    left join (select p.shift_id, sum(p.amount) as taken from d_payment p where p.channel = 'cash' and p.state = 'succeeded' group by p.shift_id) t on t.shift_id = s.id
    left join (select p.shift_id, sum(p.amount) as out from d_part p where p.channel = 'cash' group by p.shift_id) o on o.shift_id = s.id;
  insert into finance.shift(id, venue_id, terminal, operator, opened_at, float_minor, closed_at, counted_minor, expected_minor, note) overriding system value
    select s.id, s.venue_id, 'Front desk 1', s.operator, s.opened_at, 50000, case when s.closed then s.ends_at end, case when s.closed then x.expected + x.off end, case when s.closed then x.expected end,
           case when s.closed and x.off <> 0 then 'Counted twice 复点两次' else '' end
      from d_shift s join d_drawer x on x.id = s.id order by s.id;
  insert into payments.payment(id, venue_id, order_id, applied, request_no, channel, channel_no, asked_minor, amount_minor, currency, state, flags, given_minor, shift_id, paid_at, money_day, actor, terminal, created_at, refunded_minor)
    overriding system value
    select p.id, p.venue_id, p.order_id, p.applied, demo.uuid('pay', p.order_id) || '-' || p.n, p.channel,
           case p.channel when 'wechat' then case when p.state = 'succeeded' then '42000018' || lpad(p.id::text, 14, '0') end when 'alipay' then to_char(p.day, 'YYYYMMDD') || '22001' || lpad(p.id::text, 10, '0')
                          when 'card' then 'T' || lpad(p.id::text, 9, '0') when 'transfer' then 'B' || lpad(p.id::text, 9, '0') end,
           p.amount, p.amount, 'CNY', p.state, case when p.state = 'succeeded' and not p.applied then array['order_closed'] else '{}'::text[] end,
           case when p.channel = 'cash' then (p.amount + 4999) / 5000 * 5000 end, p.shift_id, case when p.state = 'succeeded' then p.paid_at end, case when p.state = 'succeeded' then p.day end, p.actor, p.terminal, p.paid_at, coalesce(b.back, 0)
      from d_payment p left join (select x.payment_id, sum(x.amount) as back from d_part x group by x.payment_id) b on b.payment_id = p.id order by p.id;
  analyze payments.payment;

  insert into payments.refund(id, venue_id, order_id, amount_minor, currency, state, reason, asked_by, approved_by, created_at, settled_at, money_day) overriding system value
    select r.id, r.venue_id, r.order_id, r.total_minor, 'CNY', case when r.done then 'succeeded' else 'started' end, demo.pick(array['Cannot come 临时有事', 'Ill 身体不适', 'Booked twice 重复预订', 'Weather 天气原因'], r.key, 37), 'desk',
           'lead', r.at, case when r.done then r.at end, case when r.done then (r.at at time zone c.zone)::date end from d_refund r cross join d_setting c order by r.id;
  insert into payments.refund_line(refund_id, item_id, venue_id, quantity, amount_minor)
    select r.id, i.id, r.venue_id, i.quantity, i.amount_minor from d_refund r join d_item i on i.order_id = r.order_id order by r.id, i.id;
  insert into payments.refund_part(id, refund_id, payment_id, venue_id, amount_minor, state, request_no, channel_no, tries, next_try_at, answer, shift_id, settled_at, money_day) overriding system value
    select p.id, p.refund_id, p.payment_id, p.venue_id, p.amount, case when p.done then 'succeeded' else 'started' end, 'R' || p.refund_id || '-' || p.payment_id,
           case when p.done and p.channel in ('wechat', 'alipay') then '50000018' || lpad(p.id::text, 14, '0') end, case when p.channel in ('wechat', 'alipay') then 1 + (not p.done)::int else 0 end,
           case when not p.done then p.now_at + interval '20 min' end, case when p.done then '{}'::jsonb else '{"error": "SYSTEMERROR"}' end, p.shift_id, case when p.done then p.at end, case when p.done then (p.at at time zone c.zone)::date end
      from d_part p cross join d_setting c order by p.id;
end $$;
comment on function demo.write_money() is 'Shifts with their counts, payments, and refunds with lines and parts.';

create or replace function demo.write_entries() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- Where two codes meet, the next salt gives another.
  for v_salt in 0..9 loop
    insert into checkin.ticket(id, venue_id, order_id, item_id, slot_id, seq, party, entered, inside, state, code_salt, short_code_hash, first_used_at, last_used_at, last_door, last_scan, version) overriding system value
      select t.id, t.venue_id, t.order_id, t.item_id, t.slot_id, t.seq, t.party, t.entered, t.entered, case when t.void then 'void' else 'valid' end, v_salt, checkin.short_code_hash(checkin.short_code(t.id, v_salt)),
             case when t.used then t.used_at end, case when t.used then t.used_at end, case when t.used then t.door end, case when t.used then demo.uuid('scan', t.id) end, 1 + t.used::int + t.void::int
        from (select x.* from d_ticket x where v_salt = 0 or not exists (select from checkin.ticket k where k.id = x.id) order by x.id offset 0) t on conflict (short_code_hash) do nothing;
    exit when (select count(*) from checkin.ticket) = (select count(*) from d_ticket);
  end loop;
  analyze checkin.ticket;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, verdict, source, door, scanned_at, actor, at)
    select x.scan_id, x.venue_id, x.ticket_id, x.slot_id, x.kind, x.people, x.verdict, x.source, x.door, x.at, 'door', x.at
      from (select demo.uuid('scan', t.id) as scan_id, t.venue_id, t.id as ticket_id, t.slot_id, 'entry' as kind, t.entered as people, 'admitted' as verdict,
                   case when demo.rnd(t.id, 80) < 0.85 then 'token' else 'short_code' end as source, t.door, t.used_at as at
              from d_ticket t where t.used
            union all
            -- Forwarded codes: the second guest is turned away.
            select demo.uuid('again', t.id), t.venue_id, t.id, t.slot_id, 'refused', 0, 'already_used', 'token', 'Gate 2', t.used_at + interval '4 min'
              from d_ticket t cross join d_setting c where t.used and t.entered = t.party and demo.rnd(t.id, 81) < 0.015 and t.used_at + interval '4 min' <= c.now_at) x
      join checkin.ticket k on k.id = x.ticket_id order by x.at, x.ticket_id, x.kind;
end $$;
comment on function demo.write_entries() is 'Tickets with their entry codes, the entries, and some second tries that were refused.';

create or replace function demo.write_moves() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update orders.order o set state = f.outcome, event = case f.outcome when 'CANCELLED' then 'cancelled' else 'expired' end, expires_at = null, version = 2,
         close_reason = case f.outcome when 'CANCELLED' then demo.pick(array['Guest changed the day 改期', 'Wrong time 时间有误', 'No answer 未接电话', 'Too expensive 价格原因'], f.key, 38) else 'payment_timeout' end
    from d_fate f where f.id = o.id and f.outcome in ('CANCELLED', 'CLOSED_TIMEOUT');
  update orders.order o set state = 'PENDING_PAY', event = 'payment_started', version = 2 from d_fate f where f.id = o.id and f.outcome = 'PENDING_PAY';
  update orders.order o set state = 'SUSPENDED', event = 'stop_published', version = 3 from d_fate f where f.id = o.id and f.outcome = 'SUSPENDED';
  update orders.order o set state = 'REFUNDING', event = 'refund_asked', before_refund = 'PAID', version = 3 from d_fate f where f.id = o.id and f.outcome in ('REFUNDING', 'REFUNDED');
  update orders.order o set state = 'REFUNDED', event = 'refund_confirmed', close_reason = 'refunded', version = 4 from d_fate f where f.id = o.id and f.outcome = 'REFUNDED';
  update orders.order o set state = 'CHECKED_IN', event = 'ticket_used', version = 3 from d_fate f where f.id = o.id and f.final in ('CHECKED_IN', 'COMPLETED');
  update orders.order o set state = 'COMPLETED', event = 'slot_over', version = 4 from d_fate f where f.id = o.id and f.final = 'COMPLETED';
  update orders.order o set state = 'NO_SHOW', event = 'slot_over', version = 3 from d_fate f where f.id = o.id and f.final = 'NO_SHOW';
end $$;
comment on function demo.write_moves() is 'Moves the orders on, each along the allowed events.';

create or replace function demo.write_audit() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into audit.entry(at, venue_id, actor, terminal, action, order_id, slot_id, subject)
    select a.at, a.venue_id, a.actor, a.terminal, a.action, a.order_id, a.slot_id, a.subject
      from (
        select f.created_at as at, 1 as n, f.venue_id, f.actor, f.terminal, 'hold' as action, f.id as order_id, l.slot_id, jsonb_build_object('request', demo.uuid('hold', f.id), 'lines', l.lines, 'override', null) as subject
          from d_fate f join (select i.order_id, min(i.slot_id) filter (where i.line_no = 1) as slot_id, jsonb_agg(jsonb_build_object('slot', i.slot_id, 'ticket_type', i.ticket_type_id, 'quantity', i.quantity) order by i.line_no) as lines
                                from d_item i group by i.order_id) l on l.order_id = f.id
        union all
        select f.paid_at, 2, f.venue_id, f.actor, f.terminal, 'pay', f.id, null, jsonb_build_object('request', demo.uuid('pay', f.id), 'tenders', p.tenders)
          from d_fate f join (select x.order_id, jsonb_agg(jsonb_build_object('channel', x.channel, 'amount_minor', x.amount) order by x.n) as tenders from d_payment x where x.applied group by x.order_id) p on p.order_id = f.id
        union all
        select f.closed_at, 3, f.venue_id, case f.outcome when 'CLOSED_TIMEOUT' then 'system' else f.actor end, f.terminal, case f.outcome when 'CLOSED_TIMEOUT' then 'expire' else 'cancel' end, f.id, null, jsonb_build_object('reason', o.close_reason)
          from d_fate f join orders.order o on o.id = f.id where f.outcome in ('CANCELLED', 'CLOSED_TIMEOUT')
        union all
        select p.paid_at, 4, p.venue_id, 'system', p.terminal, 'payment.succeeded', p.order_id, null, jsonb_build_object('payment', p.id, 'amount_minor', p.amount, 'applied', false, 'flags', jsonb_build_array('order_closed')) from d_payment p where p.state = 'succeeded' and not p.applied
        union all
        select r.at, 3, r.venue_id, 'desk', 'Front desk 1', 'refund', r.order_id, null, jsonb_build_object('refund', r.id, 'amount_minor', r.total_minor, 'approved_by', 'lead') from d_refund r
        union all
        select t.used_at, 5, t.venue_id, 'door', t.door, 'check_in', t.order_id, t.slot_id, jsonb_build_object('ticket', t.id, 'people', t.entered, 'check_in', k.id) from d_ticket t join checkin.check_in k on k.ticket_id = t.id and k.kind = 'entry'
        union all
        select least(f.last_end + interval '3 s', c.now_at), 6, f.venue_id, 'system', f.terminal, 'finish', f.id, null, jsonb_build_object('state', f.final) from d_fate f cross join d_setting c where f.final in ('COMPLETED', 'NO_SHOW')
        union all
        select t.published_at, 7, t.venue_id, t.published_by, 'Front desk 1', 'publish_stop', null, null, jsonb_build_object('stop', t.id, 'reason', t.reason, 'from', t.from_at, 'until', t.until_at, 'spaces', to_jsonb(t.space_ids)) from inventory.stop t
        union all
        select o.handled_at, 7, o.venue_id, 'lead', 'Front desk 1', 'stop.suspended', o.order_id, null, jsonb_build_object('stop', o.stop_id) from inventory.stop_order o
        union all
        select p.paid_at, 2, p.venue_id, p.actor, p.terminal, 'start_payment', p.order_id, null, jsonb_build_object('request_no', demo.uuid('pay', p.order_id), 'amount_minor', p.amount, 'currency', 'CNY', 'channel', p.channel) from d_payment p where p.state = 'started'
        union all
        select e.joined_at, 1, e.venue_id, e.created_by, 'Front desk 1', 'join_waitlist', null, e.slot_id, jsonb_build_object('entry', e.id, 'customer', e.customer_id, 'quantity', e.quantity) from waitlist.entry e
        union all
        select l.at, 1, l.venue_id, l.actor, 'Front desk 1', 'top_up', null, null, jsonb_build_object('account', l.account_id, 'balance', l.balance_after, 'units', l.delta, 'reason', l.reason) from benefits.ledger l
        union all
        select s.opened_at, 0, s.venue_id, s.operator, 'Front desk 1', 'open_shift', null, null, jsonb_build_object('shift', s.id, 'float_minor', 50000) from d_shift s
        union all
        select s.ends_at, 8, s.venue_id, s.operator, 'Front desk 1', 'close_shift', null, null, jsonb_build_object('id', s.id, 'terminal', 'Front desk 1', 'operator', s.operator, 'opened_at', s.opened_at, 'closed_at', s.ends_at, 'float_minor', 50000,
               'cash_taken_minor', w.taken, 'cash_paid_out_minor', w.out, 'expected_minor', w.expected, 'counted_minor', w.expected + w.off, 'currency', 'CNY') from d_shift s join d_drawer w on w.id = s.id where s.closed) a
     order by a.at, a.order_id, a.n, a.slot_id;
end $$;
comment on function demo.write_audit() is 'The audit rows that doors and sweeps would have written, in order of time.';
