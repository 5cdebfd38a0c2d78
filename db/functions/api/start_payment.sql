create or replace function api.start_payment(p_request uuid, p_order bigint, p_channel text, p_amount_minor bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_channel, p_amount_minor);
  o orders.order;
  v_answer jsonb;
  v_early boolean;
  v_detail text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead', 'service');
  v_answer := base.request_seen(p_request, 'start_payment', v_content);
  if v_answer is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'PENDING_PAY'); end if;
    if p_channel is null or p_channel not in ('wechat', 'alipay', 'transfer', 'card') then perform base.refuse('channel_unknown', jsonb_build_object('channel', p_channel)); end if;
    if p_amount_minor is null or p_amount_minor <= 0 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', p_amount_minor)); end if;
    if p_amount_minor > o.total_minor - o.paid_minor then
      perform base.refuse('amount_above_due', jsonb_build_object('due_minor', o.total_minor - o.paid_minor, 'asked_minor', p_amount_minor, 'currency', o.currency));
    end if;
    v_early := payments.match_early(v_now, o, p_request::text, p_amount_minor);
    if not v_early then
      insert into payments.payment(venue_id, order_id, request_no, channel, asked_minor, amount_minor, currency, state, created_at)
        values (o.venue_id, p_order, p_request::text, p_channel, p_amount_minor, p_amount_minor, o.currency, 'started', v_now);
      update orders.order x set state = 'PENDING_PAY', event = 'payment_started', version = x.version + 1 where x.id = p_order and x.state = 'HOLDING';
    end if;
    -- The channel's own expiry must not be later than the hold's.
    v_answer := jsonb_build_object('request_no', p_request::text, 'amount_minor', p_amount_minor, 'currency', o.currency, 'expires_at', o.expires_at, 'came_before', v_early);
    perform audit.write(o.venue_id, 'start_payment', p_order, null, v_answer || jsonb_build_object('channel', p_channel));
    perform events.publish(o.venue_id, 'order', array[p_order]);
    perform base.request_done(p_request, 'start_payment', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(o.venue_id, 'start_payment', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order));
  when unique_violation then
    -- The same key for another order at the same moment.
    return audit.refused(o.venue_id, 'start_payment', 'VD001', 'request_key_reused', '{}', jsonb_build_object('order', p_order));
end $$;
comment on function api.start_payment(uuid, bigint, text, bigint) is 'Desk, service: a payment is asked of a channel; the order waits in PENDING_PAY. data: our request number, amount, the moment the channel must give up, and whether its money came before it was asked for (the channel is then not asked).';
