create or replace function orders.close(p_now timestamptz, p_order bigint, p_state text, p_event text, p_reason text) returns void
language plpgsql as $$
declare v_venue bigint; v_slots bigint[];
begin
  update orders.order o set state = p_state, event = p_event, expires_at = null, close_reason = p_reason, version = o.version + 1
   where o.id = p_order and o.state in ('HOLDING', 'PENDING_PAY') returning o.venue_id into v_venue;
  if not found then perform orders.refuse_state(p_order, p_state); end if;
  perform waitlist.settle(array[p_order], 'CANCELLED');
  v_slots := inventory.move(p_now, array(select i.id from orders.item i where i.order_id = p_order and i.stock_state = 'held'), 'released', p_event);
  perform payments.unapply(p_now, array[p_order]);
  perform events.publish(v_venue, 'slot', v_slots);
  perform events.publish(v_venue, 'order', array[p_order]);
end $$;
comment on function orders.close(timestamptz, bigint, text, text, text) is 'Closes an unpaid order (cancelled, or expired) and releases its stock; a benefit gets back what it gave, other money it had received becomes unapplied. The caller has locked the order and what it releases (inventory.lock_release).';
