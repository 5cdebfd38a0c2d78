create or replace function finance.money_differences(p_venue bigint) returns table(order_id bigint, paid_minor bigint, counted_minor bigint)
language sql stable as $$
  select o.id, o.paid_minor, coalesce(p.amount, 0)::bigint
    from orders.order o
    left join (select x.order_id, sum(x.amount_minor) as amount, sum(x.refunded_minor) as refunded from payments.payment x where x.venue_id = p_venue and x.applied group by x.order_id) p on p.order_id = o.id
   where o.venue_id = p_venue and (o.paid_minor <> coalesce(p.amount, 0)
     or (o.state in ('PAID', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'SUSPENDED') and coalesce(p.amount, 0) < o.total_minor)
     or (p.refunded > 0 and p.amount - p.refunded < finance.kept_price(o.id)));
$$;
comment on function finance.money_differences(bigint) is 'Orders whose stored paid sum differs from their applied payments, that stand as paid with less than their total, or of whose money more went back than what they keep allows.';
