create or replace function orders.undo_no_show(p_order bigint) returns boolean
language plpgsql as $$
declare v_customer bigint;
begin
  update orders.order o set state = 'PAID', event = 'undone', version = o.version + 1 where o.id = p_order and o.state = 'NO_SHOW' returning o.customer_id into v_customer;
  if not found then return false; end if;
  update orders.item i set use_state = 'none' where i.order_id = p_order and i.use_state = 'no_show';
  update customers.customer c set no_shows = greatest(0, c.no_shows - 1) where c.id = v_customer;
  return true;
end $$;
comment on function orders.undo_no_show(bigint) is 'Takes a no-show back, in its items and the customer''s count too; false where the order is none. The caller has locked the order.';
