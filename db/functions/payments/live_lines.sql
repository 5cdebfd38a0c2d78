create or replace function payments.live_lines(p_order bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('item', i.id, 'quantity', i.quantity) order by i.line_no), '[]')
    from orders.item i where i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null;
$$;
comment on function payments.live_lines(bigint) is 'Every live line of an order that is not being refunded, whole.';
