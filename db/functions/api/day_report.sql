create or replace function api.day_report(p_venue bigint, p_day date) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v jsonb; v_zone text; v_from timestamptz; v_to timestamptz;
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  v_zone := (select x.zone from catalog.venue x where x.id = p_venue);
  v_from := p_day::timestamp at time zone v_zone;
  v_to := (p_day + 1)::timestamp at time zone v_zone;
  with m as materialized (select * from finance.money_rows(p_venue, p_day)),
  line as (
    select m.channel, count(*) filter (where m.kind = 'payment') as payments, coalesce(sum(m.amount_minor) filter (where m.kind = 'payment'), 0) as paid_minor,
           count(*) filter (where m.kind = 'refund') as refunds, coalesce(-sum(m.amount_minor) filter (where m.kind = 'refund'), 0) as refunded_minor,
           sum(m.amount_minor) as net_minor, coalesce(sum(m.amount_minor) filter (where m.kind = 'payment' and not m.applied), 0) as unapplied_minor
      from m group by m.channel)
  select jsonb_build_object('currency', v.currency, 'one_person', v.one_person, 'audit_head', audit.head(),
      'channels', (select coalesce(jsonb_agg(to_jsonb(l) order by l.channel), '[]') from line l),
      'total', (select jsonb_build_object('payments', coalesce(sum(l.payments), 0), 'paid_minor', coalesce(sum(l.paid_minor), 0), 'refunds', coalesce(sum(l.refunds), 0),
                 'refunded_minor', coalesce(sum(l.refunded_minor), 0), 'net_minor', coalesce(sum(l.net_minor), 0), 'unapplied_minor', coalesce(sum(l.unapplied_minor), 0)) from line l),
      'orders', (select coalesce(jsonb_agg(to_jsonb(s) order by s.state), '[]') from (
                 select o.state, count(*) as orders, sum(o.total_minor) as amount_minor from orders.order o
                  where o.venue_id = p_venue and o.created_at >= v_from and o.created_at < v_to group by o.state) s),
      'fees_kept_minor', (select coalesce(sum(r.fee_minor), 0) from payments.refund r where r.venue_id = p_venue and r.money_day = p_day and r.state = 'succeeded'),
      'places_sold', (select coalesce(sum(s.sold), 0) from inventory.slot s where s.venue_id = p_venue and s.business_date = p_day),
      'places_capacity', (select coalesce(sum(s.capacity), 0) from inventory.slot s where s.venue_id = p_venue and s.business_date = p_day and s.status <> 'removed'),
      'stock_differences', (select count(*) from inventory.differences(p_venue)),
      'money_differences', (select count(*) from finance.money_differences(p_venue)),
      'sealed_at', (select d.sealed_at from finance.day_seal d where d.venue_id = p_venue and d.day = p_day))
    into v from catalog.venue v where v.id = p_venue;
  return v;
end $$;
comment on function api.day_report(bigint, date) is 'Finance: the daily reconciliation by money''s day and channel; totals are the sums of the lines, orders count by creation, places by business date.';
