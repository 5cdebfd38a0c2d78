create or replace function payments.give_back(p_now timestamptz, p_refund bigint) returns void
language plpgsql as $$
declare v_slots bigint[]; v_venue bigint; v_order bigint;
begin
  select r.venue_id, r.order_id into v_venue, v_order from payments.refund r where r.id = p_refund;
  v_slots := inventory.move(p_now, array(select i.id from orders.item i where i.order_id = (select r.order_id from payments.refund r where r.id = p_refund) and i.refund_id = p_refund and i.stock_state <> 'released'), 'released', 'refund');
  perform events.publish(v_venue, 'slot', v_slots);
  update orders.order o set last_end = coalesce((select max(s.ends_at) from orders.item i join inventory.slot s on s.id = i.slot_id where i.order_id = o.id and i.stock_state <> 'released'), o.last_end)
   where o.id = v_order;
end $$;
comment on function payments.give_back(timestamptz, bigint) is 'Releases the stock of a refund''s items.';
