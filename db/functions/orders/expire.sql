create or replace function orders.expire(p_now timestamptz, p_orders bigint[]) returns int
language plpgsql as $$
declare
  v_moved bigint[];
  v_slots bigint[];
begin
  -- The conditional move first: who books only waits for the slots, which come last and in their one order.
  with moved as (
    update orders.order o set state = 'CLOSED_TIMEOUT', event = 'expired', expires_at = null, close_reason = 'payment_timeout', version = o.version + 1
     where o.id = any (p_orders) and o.state in ('HOLDING', 'PENDING_PAY') and o.expires_at <= p_now
    returning o.id, o.venue_id
  ), told as (
    insert into audit.entry(venue_id, actor, action, order_id, subject)
      select m.venue_id, 'system', 'expire', m.id, jsonb_build_object('reason', 'payment_timeout') from moved m
  ), published as (
    insert into events.outbox(venue_id, topic, ids) select m.venue_id, 'order', array_agg(m.id) from moved m group by m.venue_id
  )
  select coalesce(array_agg(m.id), '{}') into v_moved from moved m;
  if cardinality(v_moved) = 0 then return 0; end if;
  -- Before the entries of the waitlist, as an offer does.
  v_slots := inventory.lock_release(v_moved);
  perform waitlist.settle(v_moved, 'EXPIRED');
  v_slots := inventory.move(p_now, array(select i.id from orders.item i where i.order_id = any (v_moved) and i.stock_state = 'held'), 'released', 'expired', v_slots);
  perform payments.unapply(p_now, v_moved);
  insert into events.outbox(venue_id, topic, ids)
    select s.venue_id, 'slot', array_agg(s.id) from inventory.slot s where s.id = any (v_slots) group by s.venue_id;
  return cardinality(v_moved);
end $$;
comment on function orders.expire(timestamptz, bigint[]) is 'Closes expired unpaid orders set-based: the conditional move to CLOSED_TIMEOUT, then the release for rows that moved. The caller has locked the orders.';
