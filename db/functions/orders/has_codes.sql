create or replace function orders.has_codes(p_order bigint) returns boolean
language sql stable as $$
  select exists (select from orders.item i join checkin.ticket t on t.item_id = i.id and t.state = 'valid' where i.order_id = p_order and i.stock_state = 'sold' and i.refund_id is null);
$$;
comment on function orders.has_codes(bigint) is 'Whether anything an order still has yields an entry code: only that can be missed at a door (rackets and a coach cannot).';
