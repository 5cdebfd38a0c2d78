create or replace function finance.money_differences_of_days(p_venue bigint, p_from date, p_until date) returns table(order_id bigint, paid_minor bigint, counted_minor bigint)
language plpgsql stable set jit = off as $$
declare v_since timestamptz; v_before timestamptz; v_first bigint; v_last bigint;
begin
  select p_from::timestamp at time zone v.zone, (p_until + 1)::timestamp at time zone v.zone into v_since, v_before from catalog.venue v where v.id = p_venue;
  -- + 0: else the planner looks for the least id of all along the primary key.
  select min(o.id + 0), max(o.id + 0) into v_first, v_last from orders.order o where o.venue_id = p_venue and o.created_at >= v_since and o.created_at < v_before;
  return query
    with made as materialized (
      select o.id, o.paid_minor, o.total_minor, o.state from orders.order o where o.venue_id = p_venue and o.created_at >= v_since and o.created_at < v_before),
    -- Orders of some days have neighbouring ids: one range of the index, not a search for each.
    paid as materialized (
      select p.order_id, sum(p.amount_minor)::bigint as amount, sum(p.refunded_minor)::bigint as refunded from payments.payment p where p.venue_id = p_venue and p.applied and p.order_id between v_first and v_last group by 1),
    earlier as materialized (
      select distinct p.order_id as id from payments.payment p
       where p.venue_id = p_venue and p.money_day between p_from and p_until and p.state = 'succeeded' and p.order_id is not null and not exists (select from made m where m.id = p.order_id)
      union
      select p.order_id from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
       where rp.venue_id = p_venue and rp.money_day between p_from and p_until and rp.state = 'succeeded' and p.order_id is not null and not exists (select from made m where m.id = p.order_id)),
    counted as (
      select m.id, m.paid_minor, m.total_minor, m.state, coalesce(p.amount, 0) as amount, coalesce(p.refunded, 0) as refunded from made m left join paid p on p.order_id = m.id
      union all
      select o.id, o.paid_minor, o.total_minor, o.state, c.amount, c.refunded from earlier e
        cross join lateral (select x.* from orders.order x where x.id = e.id offset 0) o
        cross join lateral (select coalesce(sum(p.amount_minor), 0)::bigint as amount, coalesce(sum(p.refunded_minor), 0)::bigint as refunded from payments.payment p where p.order_id = e.id and p.applied offset 0) c)
    select c.id, c.paid_minor::bigint, c.amount from counted c
     where c.paid_minor <> c.amount or (c.state in ('PAID', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'SUSPENDED') and c.amount < c.total_minor)
        or case when c.refunded > 0 then c.amount - c.refunded < finance.kept_price(c.id) end;
end $$;
comment on function finance.money_differences_of_days(bigint, date, date) is 'Of the orders made, paid or refunded on some days (inclusive): those whose stored paid sum differs from their applied payments, that stand as paid with less than their total, or of whose money more went back than what they keep allows.';
