create or replace function finance.surplus(p_order bigint) returns bigint
language sql stable as $$
  select coalesce(sum(p.amount_minor), 0)::bigint - (select o.total_minor from orders.order o where o.id = p_order)
       - coalesce((select sum(rp.amount_minor) from payments.refund r join payments.refund_part rp on rp.refund_id = r.id and rp.state <> 'failed' and rp.replaced_by is null
           join payments.payment q on q.id = rp.payment_id and q.applied
           where r.order_id = p_order and not exists (select from payments.refund_line l where l.refund_id = r.id)), 0)::bigint
    from payments.payment p where p.order_id = p_order and p.applied;
$$;
comment on function finance.surplus(bigint) is 'What an order has received above its total and not given back as surplus; negative while something is outstanding.';
