create or replace function payments.start_proposed(p_now timestamptz) returns void
language plpgsql as $$
declare g record; p payments.payment; v_refund bigint;
begin
  -- Orders first, in the one lock order; one that is busy is for the next time.
  for g in
    select x.id, o.id as order_id from payments.payment x join orders.order o on o.id = x.order_id where x.refund_at <= p_now order by o.id, x.id limit 100 for no key update of o skip locked
  loop
    -- Unless staff moved it or sent it back in this moment.
    select * into p from payments.payment x where x.id = g.id and x.order_id = g.order_id and x.refund_at <= p_now and x.refunded_minor < x.amount_minor for no key update;
    continue when not found;
    v_refund := payments.send_back(p_now, p, p.amount_minor - p.refunded_minor, 'order_closed', null);
    perform audit.write(p.venue_id, 'payment.refund_started', p.order_id, null, jsonb_build_object('payment', p.id, 'refund', v_refund, 'amount_minor', p.amount_minor - p.refunded_minor, 'channel', p.channel));
    perform events.publish(p.venue_id, 'payment', array[p.order_id]);
  end loop;
end $$;
comment on function payments.start_proposed(timestamptz) is 'Starts the proposed refunds whose time has come, of all venues.';
