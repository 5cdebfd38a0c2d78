create or replace function api.apply_payment(p_request uuid, p_payment bigint, p_order bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_payment, p_order);
  o orders.order;
  p payments.payment;
  v_detail text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead', 'finance');
  if base.request_seen(p_request, 'apply_payment', v_content) is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'PAID'); end if;
    select * into p from payments.payment x where x.id = p_payment and x.venue_id = o.venue_id for no key update;
    if not found then perform base.refuse('unknown_payment', jsonb_build_object('fault', 'missing')); end if;
    if p.state <> 'succeeded' or p.applied or p.refunded_minor > 0 then perform base.refuse('payment_state', jsonb_build_object('state', p.state, 'applied', p.applied, 'fault', 'conflict')); end if;
    if p.currency <> o.currency then perform base.refuse('currency_differs', jsonb_build_object('payment', p.currency, 'order', o.currency)); end if;
    update payments.payment x set order_id = p_order, applied = true, refund_at = null, flags = array_append(x.flags, 'moved') where x.id = p_payment;
    perform audit.write(o.venue_id, 'apply_payment', p_order, null, jsonb_build_object('payment', p_payment, 'from_order', p.order_id, 'amount_minor', p.amount_minor));
    if p.order_id is not null then
      perform audit.write(o.venue_id, 'payment.moved', p.order_id, null, jsonb_build_object('payment', p_payment, 'to_order', p_order));
    end if;
    perform payments.settle(v_now, p_order);
    perform events.publish(o.venue_id, 'payment', array[p_order]);
    perform base.request_done(p_request, 'apply_payment', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(o.venue_id, 'apply_payment', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'payment', p_payment));
end $$;
comment on function api.apply_payment(uuid, bigint, bigint) is 'Desk, finance: moves an unapplied payment to an order that waits for money, audited on both.';
