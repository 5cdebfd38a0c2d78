create or replace function api.pay(p_request uuid, p_order bigint, p_tenders jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_tenders);
  o orders.order;
  v_sum bigint;
  v_detail text;
  v_constraint text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'pay', v_content) is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'PAID'); end if;
    v_sum := payments.take_tenders(v_now, o, p_tenders, p_request);
    if v_sum > o.total_minor - o.paid_minor then
      perform base.refuse('amount_above_due', jsonb_build_object('due_minor', o.total_minor - o.paid_minor, 'asked_minor', v_sum, 'currency', o.currency));
    end if;
    perform payments.settle(v_now, p_order);
    perform audit.write(o.venue_id, 'pay', p_order, null, jsonb_build_object('request', p_request, 'tenders', p_tenders));
    perform events.publish(o.venue_id, 'payment', array[p_order]);
    perform base.request_done(p_request, 'pay', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(o.venue_id, 'pay', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'request', p_request));
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'payment_channel_once' then raise; end if;
    return audit.refused(o.venue_id, 'pay', 'VD001', 'payment_duplicate', '{}', jsonb_build_object('order', p_order, 'request', p_request));
end $$;
comment on function api.pay(uuid, bigint, jsonb) is 'Front desk: records tenders [{channel cash|card|transfer|benefit|wechat|alipay, amount_minor, given_minor, channel_no, account, item}] and confirms the order once they cover it; data is the order.';
