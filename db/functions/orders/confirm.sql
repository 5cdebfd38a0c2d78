create or replace function orders.confirm(p_now timestamptz, p_order bigint, p_event text) returns void
language plpgsql as $$
declare v_slots bigint[]; v_venue bigint;
begin
  update orders.order o set state = 'PAID', event = p_event, expires_at = null, version = o.version + 1
   where o.id = p_order and o.state in ('HOLDING', 'PENDING_PAY') returning o.venue_id into v_venue;
  if not found then perform orders.refuse_state(p_order, 'PAID'); end if;
  v_slots := inventory.move(p_now, array(select i.id from orders.item i where i.order_id = p_order and i.stock_state = 'held'), 'sold', 'confirm');
  perform checkin.issue(p_order);
  perform waitlist.settle(array[p_order], 'ACCEPTED');
  perform events.publish(v_venue, 'slot', v_slots);
end $$;
comment on function orders.confirm(timestamptz, bigint, text) is 'The conditional move to PAID: held stock becomes sold and tickets are issued. The caller has locked the order.';
