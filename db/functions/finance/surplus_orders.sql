create or replace function finance.surplus_orders(p_venue bigint) returns table(order_id bigint, surplus_minor bigint)
language sql stable set enable_seqscan = off set jit = off as $$
  -- What finance.surplus says of one order, of all at once. By the index of the few: the planner takes a third of all orders for
  -- paid above their total. Most of these have had their surplus back, so nothing is left out before that is looked up.
  select o.id, o.paid_minor - o.total_minor - b.amount
    from orders.order o
    cross join lateral (select coalesce(sum(rp.amount_minor), 0)::bigint as amount
                          from payments.refund r join payments.refund_part rp on rp.refund_id = r.id and rp.state <> 'failed' and rp.replaced_by is null
                          join payments.payment p on p.id = rp.payment_id and p.applied
                         where r.order_id = o.id and not exists (select from payments.refund_line l where l.refund_id = r.id)) b
   where o.venue_id = p_venue and o.paid_minor > o.total_minor and o.paid_minor - o.total_minor > b.amount;
$$;
comment on function finance.surplus_orders(bigint) is 'The orders of a venue that hold more than their total and have not had it back, with how much; however many had.';
