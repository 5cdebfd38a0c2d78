create or replace function orders.resume(p_order bigint, p_event text) returns void
language plpgsql as $$
begin
  update orders.order o set state = 'PAID', event = p_event, version = o.version + 1
   where o.id = p_order and o.state = 'SUSPENDED'
     and not exists (select from orders.item i where i.order_id = o.id and i.suspended and i.stock_state <> 'released' and i.refund_id is null)
     and exists (select from orders.item i where i.order_id = o.id and i.stock_state <> 'released' and i.refund_id is null);
  if not found then return; end if;
  -- Its other lines were usable all the while, and may have been used.
  update orders.order o set state = 'CHECKED_IN', event = 'ticket_used', version = o.version + 1
   where o.id = p_order and exists (select from checkin.ticket t where t.order_id = o.id and t.entered > 0);
end $$;
comment on function orders.resume(bigint, text) is 'A suspended order in which nothing suspended is left (moved, being refunded, or the stop withdrawn) is usable again: PAID, or CHECKED_IN where one of its tickets was used meanwhile.';
