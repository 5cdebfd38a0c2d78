-- What becomes of each order, and when: d_fate, d_item, d_ticket, d_payment. What is booked depends on the day only, how
-- far things have come on the moment. No event lies in the future.
create or replace function demo.fates() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_fact on commit drop as
  select o.key, o.venue_id, o.tag, o.live, o.course, c.id as customer_id, f.first_start, f.last_end, f.stopped, f.first_day, o.tag in ('badminton', 'tennis', 'full', 'half') as court,
         -- What is still to come has been booked over the last days, a part of it today; the crowd of the rush day came unbooked.
         case when o.tag = 'aquarium' and s.rush > s.crowd and f.first_day - s.today = s.rush_day then 0 else greatest(0, f.first_day - s.today) + case when f.first_day > s.today and demo.rnd(o.key, 12) < 0.85 then 1 else 0 end
           + case when demo.rnd(o.key, 10) < 0.32 then 0 when demo.rnd(o.key, 10) < 0.6 then 1 when demo.rnd(o.key, 10) < 0.78 then 2 else 3 + floor(demo.rnd(o.key, 11) * 6)::int end end as days_before
    from d_order o join d_customer c on c.venue_id = o.venue_id and c.n = o.customer_n cross join d_setting s
    join (select l.key, min(s.starts_at) as first_start, max(s.ends_at) as last_end, bool_or(s.status = 'stopped') as stopped, min(s.business_date) as first_day
            from d_line l join d_slot s on s.id = l.slot_id group by l.key) f on f.key = o.key;

  create temp table d_plan on commit drop as
  with made as (
    select f.*, s.now_at, s.zone, s.today,
           case when f.days_before = 0 then greatest(f.first_start - make_interval(mins => 20 + floor(280 * demo.rnd(f.key, 13))::int), (f.first_day + time '07:30') at time zone s.zone)
                else (f.first_day - f.days_before + time '08:30') at time zone s.zone + demo.rnd(f.key, 14) * interval '13 hours' end as asked,
           -- The desk is not staffed at night: the last calls before the opening came the evening before.
           case when (s.now_at at time zone s.zone)::time < '09:00' then (s.today - 1 + time '21:30') at time zone s.zone else s.now_at - interval '26 min' end as latest
      from d_fact f cross join d_setting s
  ), ranked as (
    -- A few of the next bookings are still being paid for, or on their way back.
    select m.*, case when m.live and not m.stopped and not m.course and m.first_start > m.now_at + interval '50 min' and m.tag <> 'pool'
                     then row_number() over (partition by m.venue_id, m.live and not m.stopped and not m.course and m.first_start > m.now_at + interval '50 min' and m.tag <> 'pool'
                                             order by m.first_day, demo.rnd(m.key, 15), m.key) end as place
      from made m
  ), dated as (
    select r.*, date_trunc('second', case when r.place <= 6 then r.now_at - make_interval(secs => 60 + floor(600 * demo.rnd(r.key, 16))::int)
                     when r.stopped then r.now_at - interval '1 day' - demo.rnd(r.key, 16) * interval '1 day'
                     when r.asked > r.latest then r.latest - demo.rnd(r.key, 16) * interval '150 min' else r.asked end) as created_at
      from ranked r
  ), paid as (
    select d.*, d.live and d.place is null and d.court and d.days_before >= 1 and not d.stopped and demo.rnd(d.key, 17) < 0.06 as on_arrival,
           d.created_at + make_interval(secs => 50 + floor(430 * demo.rnd(d.key, 18))::int) as at_once
      from dated d
  ), moment as (
    select p.*, case when p.on_arrival then p.first_start - interval '33 min' else p.at_once end as pays_at, least(p.now_at, p.first_start - interval '125 min') as last_refund from paid p
  )
  select row_number() over (order by m.created_at, m.key) as id, m.key, m.venue_id, m.tag, m.customer_id, m.first_start, m.last_end, m.created_at, m.on_arrival,
         case when m.place <= 4 or (m.on_arrival and m.pays_at > m.now_at) then 'HOLDING' when m.place <= 6 then 'PENDING_PAY' when m.stopped then 'SUSPENDED' when m.place <= 8 then 'REFUNDING'
              when m.live then 'SOLD' when demo.rnd(m.key, 19) < 0.35 then 'CLOSED_TIMEOUT' when demo.rnd(m.key, 19) < 0.52 and m.pays_at < m.last_refund then 'REFUNDED' else 'CANCELLED' end as outcome,
         m.pays_at as paid_at,
         case when demo.rnd(m.key, 19) < 0.35 then m.created_at + interval '15 min' + make_interval(secs => 1 + floor(5 * demo.rnd(m.key, 20))::int)
              when demo.rnd(m.key, 19) < 0.52 and m.pays_at < m.last_refund then date_trunc('second', m.pays_at + (m.last_refund - m.pays_at) * demo.rnd(m.key, 20))
              else m.created_at + make_interval(secs => 90 + floor(720 * demo.rnd(m.key, 20))::int) end as closed_at,
         case when m.on_arrival then m.first_start - interval '30 min' else m.created_at + interval '15 min' end as expires_at,
         case when m.place > 6 and m.place <= 8 then 'wechat' when demo.rnd(m.key, 21) < 0.2 then 'cash' when demo.rnd(m.key, 21) < 0.45 then 'card' when demo.rnd(m.key, 21) < 0.85 then 'wechat'
              when demo.rnd(m.key, 21) < 0.96 then 'alipay' else 'transfer' end as channel,
         case when m.place <= 6 then 'desk' when demo.rnd(m.key, 22) < 0.85 then 'desk' when demo.rnd(m.key, 22) < 0.95 then 'lead' else 'owner' end as actor,
         'Front desk ' || 1 + (demo.rnd(m.key, 23) < 0.4)::int as terminal,
         demo.rnd(m.key, 24) >= 0.08 as shows, make_interval(secs => floor(2000 * demo.rnd(m.key, 25))::int - 1500) as comes
    from moment m;
  drop table d_fact;
  create unique index on d_plan(key);
  analyze d_plan;
end $$;
comment on function demo.fates() is 'd_plan: when each order was made, paid and closed, its outcome, channel and clerk. SOLD becomes PAID, CHECKED_IN, COMPLETED or NO_SHOW by its tickets.';

create or replace function demo.items() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_price on commit drop as
  select k.space_id, k.ticket_type_id, k.dow, k.hour, v.id as price_version_id, catalog.price(v.id, k.ticket_type_id, k.space_id, k.category_id, k.day, k.starts) as amount
    from (select distinct on (t.id, s.space_id, extract(isodow from s.business_date), s.hour) s.space_id, t.id as ticket_type_id, extract(isodow from s.business_date)::int as dow, s.hour, p.category_id,
                 s.business_date as day, (s.starts_at at time zone c.zone)::time as starts, s.venue_id
            from d_slot s join d_type t on t.tag = s.tag join d_space p on p.id = s.space_id cross join d_setting c) k
    join catalog.price_version v on v.venue_id = k.venue_id;
  analyze d_price;
  create temp table d_item on commit drop as
  select row_number() over w as id, f.id as order_id, f.key, row_number() over (partition by f.id order by s.kind_rank, s.id, t.pos) as line_no, s.id as slot_id, s.venue_id, s.space_id, s.kind, s.starts_at, s.ends_at,
         t.id as ticket_type_id, t.codes, t.party, l.quantity, l.quantity * t.places as places, l.quantity * p.amount as amount_minor, p.price_version_id, f.outcome, f.customer_id,
         s.label = 'Night 夜场' as night,
         case when f.outcome in ('HOLDING', 'PENDING_PAY') then 'held' when f.outcome in ('CANCELLED', 'CLOSED_TIMEOUT', 'REFUNDED') then 'released' else 'sold' end as stock_state,
         f.outcome = 'SUSPENDED' and s.status = 'stopped' as suspended,
         s.kind <> 'equipment' and row_number() over (partition by f.id, s.id order by t.pos) = 1 as guarded
    from d_line l join d_plan f on f.key = l.key join d_slot s on s.id = l.slot_id join d_type t on t.tag = s.tag and t.code = l.code
    join d_price p on p.space_id = s.space_id and p.ticket_type_id = t.id and p.dow = extract(isodow from s.business_date) and p.hour = s.hour
  window w as (order by f.id, s.kind_rank, s.id, t.pos);
  create unique index on d_item(id);
  analyze d_item;

  -- Guests come between 25 minutes before and 8 minutes after the start; of several tickets a few stay unused.
  create temp table d_ticket on commit drop as
  select row_number() over (order by i.id, g.seq) as id, i.venue_id, i.order_id, i.id as item_id, i.slot_id, g.seq, i.party, i.stock_state = 'released' as void, u.used, i.starts_at + f.comes as used_at,
         case when not u.used then 0 when i.party > 2 and demo.rnd(i.id * 100 + g.seq, 27) < 0.12 then i.party - 1 else i.party end as entered,
         'Gate ' || 1 + (demo.rnd(i.id, 28) < 0.35)::int as door
    from d_item i join d_plan f on f.id = i.order_id cross join d_setting s cross join lateral generate_series(1, i.quantity * i.codes) g(seq)
    cross join lateral (select f.outcome in ('SOLD', 'SUSPENDED') and f.shows and not i.suspended and i.starts_at + f.comes <= s.now_at and ((g.seq = 1 and i.line_no = 1) or demo.rnd(i.id * 100 + g.seq, 26) >= 0.04) as used) u
   where f.outcome not in ('HOLDING', 'PENDING_PAY', 'CANCELLED', 'CLOSED_TIMEOUT');
  analyze d_ticket;
  create temp table d_use on commit drop as select t.item_id, t.order_id, sum(t.entered) as entered, sum(t.party) as party from d_ticket t group by t.item_id, t.order_id;
  analyze d_use;
  create temp table d_fate on commit drop as
  select p.*, i.total_minor, case when p.outcome <> 'SOLD' then p.outcome when p.last_end <= s.now_at then case when u.entered > 0 then 'COMPLETED' else 'NO_SHOW' end when u.entered > 0 then 'CHECKED_IN' else 'PAID' end as final
    from d_plan p cross join d_setting s join (select x.order_id, sum(x.amount_minor) as total_minor from d_item x group by x.order_id) i on i.order_id = p.id
    left join (select x.order_id, sum(x.entered) as entered from d_use x group by x.order_id) u on u.order_id = p.id;
  drop table d_plan;
  create unique index on d_fate(id);
  analyze d_fate;
end $$;
comment on function demo.items() is 'd_item with prices, d_ticket and d_use, and from them in d_fate the orders'' final states.';

create or replace function demo.payments() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_shift on commit drop as
  with planned as (
    select v.id as venue_id, s.today + d as day, half, case half when 1 then 'desk' else 'lead' end as operator, ((s.today + d) + case half when 1 then time '07:20' else time '15:00' end) at time zone s.zone as opened_at,
           case when half = 1 then ((s.today + d) + time '15:00') at time zone s.zone when v.no = 3 then ((s.today + d) + time '22:40') at time zone s.zone + interval '3 hours' else ((s.today + d) + time '22:40') at time zone s.zone end as ends_at,
           demo.rnd((s.back + d) * 16 + v.no * 4 + half, 30) as u, demo.rnd((s.back + d) * 16 + v.no * 4 + half, 31) as off, s.now_at
      from d_setting s cross join d_venue v cross join generate_series(-s.back - 10, 0) d cross join generate_series(1, 2) half
  )
  select coalesce((select max(x.id) from finance.shift x), 0) + row_number() over (order by p.opened_at, p.venue_id) as id, p.venue_id, p.day, p.half, p.operator, p.opened_at, p.ends_at,
         -- The last one that has begun is still open: somebody works, or will count in the morning.
         row_number() over (partition by p.venue_id order by p.opened_at desc) > 1 as closed, p.u, p.off
    from planned p where p.opened_at <= p.now_at;
  analyze d_shift;
  create temp table d_payment on commit drop as
  with asked as (
    select f.id as order_id, f.key, f.venue_id, f.channel, f.total_minor as amount, f.paid_at, 'succeeded' as state, true as applied, f.actor, f.terminal, 1 as n from d_fate f
     where f.outcome in ('SOLD', 'SUSPENDED', 'REFUNDING', 'REFUNDED') and not (f.channel = 'cash' and f.total_minor >= 10000 and demo.rnd(f.key, 32) < 0.06)
    union all
    -- Mixed tender: half in notes, the rest by card.
    select f.id, f.key, f.venue_id, x.channel, case x.channel when 'cash' then f.total_minor / 2000 * 1000 else f.total_minor - f.total_minor / 2000 * 1000 end, f.paid_at, 'succeeded', true, f.actor, f.terminal, x.n
      from d_fate f cross join (values ('cash', 1), ('card', 2)) x(channel, n)
     where f.outcome in ('SOLD', 'SUSPENDED', 'REFUNDING', 'REFUNDED') and f.channel = 'cash' and f.total_minor >= 10000 and demo.rnd(f.key, 32) < 0.06
    union all
    select f.id, f.key, f.venue_id, 'wechat', f.total_minor, f.created_at + interval '45 s', 'started', false, f.actor, f.terminal, 1 from d_fate f where f.outcome = 'PENDING_PAY'
    union all
    -- Money that came after the close: unapplied, in finance's queue.
    select f.id, f.key, f.venue_id, 'wechat', f.total_minor, f.closed_at + interval '70 s', 'succeeded', false, f.actor, f.terminal, 1 from d_fate f cross join d_setting c where f.outcome = 'CLOSED_TIMEOUT' and f.closed_at > c.now_at - interval '6 days' and f.closed_at < c.now_at - interval '2 min' and demo.rnd(f.key, 33) < 0.12
  )
  select row_number() over (order by a.paid_at, a.order_id, a.n) as id, a.order_id, a.key, a.venue_id,
         -- Nobody has a drawer open at night.
         case when a.channel = 'cash' and b.shift_id is null then 'card' else a.channel end as channel,
         a.amount, a.paid_at, a.state, a.applied, a.actor, a.terminal, a.n, b.shift_id, (a.paid_at at time zone c.zone)::date as day
    from asked a cross join d_setting c
    left join lateral (select s.id as shift_id from d_shift s where s.venue_id = a.venue_id and a.channel in ('cash', 'card', 'transfer')
       and s.day = ((a.paid_at - interval '2 hours') at time zone c.zone)::date and s.half = case when (a.paid_at at time zone c.zone)::time between '02:00' and '14:59:59.999999' then 1 else 2 end
       and a.paid_at >= s.opened_at and (a.paid_at < s.ends_at or not s.closed)) b on true;
  analyze d_payment;
  create temp table d_refund on commit drop as
  select row_number() over (order by r.at, r.order_id) as id, r.* from (
    select f.id as order_id, f.key, f.venue_id, f.total_minor, f.outcome = 'REFUNDED' as done, case when f.outcome = 'REFUNDED' then f.closed_at else greatest(f.paid_at, c.now_at - demo.rnd(f.key, 36) * interval '3 hours') end as at, c.now_at
      from d_fate f cross join d_setting c where f.outcome in ('REFUNDED', 'REFUNDING')) r;
  analyze d_refund;
  create temp table d_part on commit drop as
  select row_number() over (order by r.at, p.id) as id, r.id as refund_id, p.id as payment_id, r.venue_id, p.amount, p.channel, r.done, r.at, r.now_at, b.shift_id
    from d_refund r join d_payment p on p.order_id = r.order_id cross join d_setting c
    left join lateral (select s.id as shift_id from d_shift s where s.venue_id = r.venue_id and r.done and p.channel in ('cash', 'card', 'transfer')
       and s.day = ((r.at - interval '2 hours') at time zone c.zone)::date and s.half = case when (r.at at time zone c.zone)::time between '02:00' and '14:59:59.999999' then 1 else 2 end
       and r.at >= s.opened_at and (r.at < s.ends_at or not s.closed)) b on true;
  analyze d_part;
end $$;
comment on function demo.payments() is 'd_shift, d_payment, d_refund and d_part: who took and gave back which money when, by which channel, in which shift.';
