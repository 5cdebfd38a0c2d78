create or replace function orders.pass_guard(p_items bigint[]) returns void
language plpgsql as $$
begin
  update orders.item i set guard_customer_id = g.customer
    from (select r.order_id, r.slot_id, r.guard_customer_id as customer, min(l.id) as heir
            from orders.item r join orders.item l on l.order_id = r.order_id and l.slot_id = r.slot_id and l.stock_state <> 'released'
           where r.id = any (p_items) and r.stock_state = 'released' and r.guard_customer_id is not null group by 1, 2, 3) g
   where i.id = g.heir;
end $$;
comment on function orders.pass_guard(bigint[]) is 'When the item that guarded "one live order per customer" is released, the order''s next live item of that slot guards it.';
