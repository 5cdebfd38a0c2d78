create or replace function checkin.refresh_use(p_order bigint, p_item bigint) returns void
language plpgsql as $$
declare v_used boolean;
begin
  update orders.item i set use_state = case when u.entered = 0 then 'none' when u.entered >= u.party then 'all' else 'part' end
    from (select sum(t.entered) as entered, sum(t.party) as party from checkin.ticket t where t.item_id = p_item) u
   where i.id = p_item;
  v_used := exists (select from checkin.ticket t where t.order_id = p_order and t.entered > 0);
  -- Absence yields to better evidence, in the customer's count too.
  if v_used then
    update customers.customer c set no_shows = greatest(0, c.no_shows - 1) from orders.order o where o.id = p_order and o.state = 'NO_SHOW' and c.id = o.customer_id;
  end if;
  update orders.order o set state = 'CHECKED_IN', event = 'ticket_used', version = o.version + 1
   where o.id = p_order and v_used and o.state in ('PAID', 'NO_SHOW');
  update orders.order o set state = 'PAID', event = 'last_use_undone', version = o.version + 1
   where o.id = p_order and not v_used and o.state = 'CHECKED_IN';
  -- What is unused again may be a stop's by now.
  perform inventory.suspend_again(p_order);
end $$;
comment on function checkin.refresh_use(bigint, bigint) is 'Keeps an item''s use state and the order''s CHECKED_IN from its tickets'' entries.';
