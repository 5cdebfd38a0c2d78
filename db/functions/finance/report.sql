create or replace function finance.report(p_venue bigint, p_from date, p_until date) returns jsonb
language plpgsql stable set jit = off as $$
declare v jsonb; v_since timestamptz; v_before timestamptz;
begin
  select p_from::timestamp at time zone x.zone, (p_until + 1)::timestamp at time zone x.zone into v_since, v_before from catalog.venue x where x.id = p_venue;
  with m as materialized (
    select 'payment' as kind, p.channel, p.currency, p.amount_minor, p.applied or p.refunded_minor = p.amount_minor as applied, 1 as n
      from payments.payment p where p.venue_id = p_venue and p.money_day between p_from and p_until and p.state = 'succeeded'
    union all
    select 'refund', p.channel, p.currency, -rp.amount_minor, true, 1
      from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.venue_id = p_venue and rp.money_day between p_from and p_until and rp.state = 'succeeded'
    union all
    -- A correction changes the sum of what it corrects, not how often.
    select b.side, b.channel, b.currency, b.amount_minor, true, 0 from finance.booking b where b.venue_id = p_venue and b.money_day between p_from and p_until),
  line as materialized (
    select finance.channel_key(m.channel, m.currency, (select x.currency from catalog.venue x where x.id = p_venue)) as channel, m.currency::text, coalesce(sum(m.n) filter (where m.kind = 'payment'), 0) as payments, coalesce(sum(m.amount_minor) filter (where m.kind = 'payment'), 0) as paid_minor,
           coalesce(sum(m.n) filter (where m.kind = 'refund'), 0) as refunds, coalesce(-sum(m.amount_minor) filter (where m.kind = 'refund'), 0) as refunded_minor,
           sum(m.amount_minor) as net_minor, coalesce(sum(m.amount_minor) filter (where m.kind = 'payment' and not m.applied), 0) as unapplied_minor
      from m group by m.channel, m.currency)
  select jsonb_build_object('currency', v.currency, 'one_person', v.one_person, 'audit_head', audit.head(),
      'channels', (select coalesce(jsonb_agg(to_jsonb(l) order by l.channel), '[]') from line l where l.currency = v.currency),
      'total', (select jsonb_build_object('payments', coalesce(sum(l.payments), 0), 'paid_minor', coalesce(sum(l.paid_minor), 0), 'refunds', coalesce(sum(l.refunds), 0),
                 'refunded_minor', coalesce(sum(l.refunded_minor), 0), 'net_minor', coalesce(sum(l.net_minor), 0), 'unapplied_minor', coalesce(sum(l.unapplied_minor), 0))
                 from line l where l.currency = v.currency),
      -- Money of another currency stands in lines of its own and adds into no sum of the venue's.
      'foreign', (select coalesce(jsonb_agg(to_jsonb(l) order by l.channel), '[]') from line l where l.currency <> v.currency),
      'orders', (select coalesce(jsonb_agg(to_jsonb(s) order by s.state), '[]') from (
                 select o.state, count(*) as orders, sum(o.total_minor) as amount_minor from orders.order o
                  where o.venue_id = p_venue and o.created_at >= v_since and o.created_at < v_before group by o.state) s),
      'fees_kept_minor', (select coalesce(sum(r.fee_minor), 0) from payments.refund r where r.venue_id = p_venue and r.money_day between p_from and p_until and r.state = 'succeeded'),
      -- Rests of part-paid orders that a lead waived: a line of their own.
      'waived_minor', (select coalesce(-sum(a.amount_minor), 0) from orders.adjustment a where a.venue_id = p_venue and a.kind = 'shortfall' and a.at >= v_since and a.at < v_before),
      'places_sold', (select coalesce(sum(s.sold), 0) from inventory.slot s where s.venue_id = p_venue and s.business_date between p_from and p_until),
      'places_capacity', (select coalesce(sum(s.capacity), 0) from inventory.slot s where s.venue_id = p_venue and s.business_date between p_from and p_until and s.status <> 'removed'),
      'stock_differences', (select count(*) from inventory.differences_of_days(p_venue, p_from, p_until)),
      'money_differences', (select count(*) from finance.money_differences_of_days(p_venue, p_from, p_until)),
      'sealed_at', (select max(d.sealed_at) from finance.day_seal d where d.venue_id = p_venue and d.day between p_from and p_until having count(*) = p_until - p_from + 1))
    into v from catalog.venue v where v.id = p_venue;
  return v;
end $$;
comment on function finance.report(bigint, date, date) is 'The reconciliation of some days (inclusive) by money''s day and channel: only those days'' rows, by index. Totals are the sums of the lines; money of another currency is a line of its own, orders count by creation, places by business date; sealed when every day is.';
