create or replace function payments.start_proposed(p_now timestamptz) returns void
language plpgsql as $$
declare g record; p payments.payment; v_refund bigint;
begin
  -- Orders first, in the one lock order; one that is busy is for the next time.
  for g in
    select x.id, o.id as order_id from payments.payment x join orders.order o on o.id = x.order_id where x.refund_at <= p_now order by o.id, x.id limit 100 for no key update of o skip locked
  loop
    -- Unless staff moved it or sent it back in this moment.
    update payments.payment x set refund_at = null, refunded_minor = x.amount_minor from payments.payment was
     where x.id = g.id and was.id = x.id and x.order_id = g.order_id and x.refund_at <= p_now and x.refunded_minor < x.amount_minor returning was.* into p;
    continue when not found;
    insert into payments.refund(venue_id, order_id, amount_minor, currency, state, reason, created_at)
      values (p.venue_id, p.order_id, p.amount_minor - p.refunded_minor, p.currency, 'started', 'order_closed', p_now) returning id into v_refund;
    insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, next_try_at)
      values (v_refund, p.id, p.venue_id, p.amount_minor - p.refunded_minor, 'started', 'R' || v_refund || '-' || p.id, p_now);
    perform audit.write(p.venue_id, 'payment.refund_started', p.order_id, null, jsonb_build_object('payment', p.id, 'refund', v_refund, 'amount_minor', p.amount_minor - p.refunded_minor, 'channel', p.channel));
    perform events.publish(p.venue_id, 'payment', array[p.order_id]);
  end loop;
end $$;
comment on function payments.start_proposed(timestamptz) is 'Starts the proposed refunds whose time has come, of all venues.';
