create or replace function finance.kept_price(p_order bigint) returns bigint
language sql stable as $$
  select coalesce(sum(i.amount_minor + i.adjust_minor), 0)::bigint from orders.item i where i.order_id = p_order and i.stock_state = 'sold' and i.refund_id is null;
$$;
comment on function finance.kept_price(bigint) is 'What the places cost that an order has and that are not on their way back: so much of its money must stay, whatever goes back for other lines, by fee or as surplus.';
