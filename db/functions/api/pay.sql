create or replace function api.pay(p_request uuid, p_order bigint, p_tenders jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_tenders);
  v_shift bigint;
  o orders.order;
  t record;
  v_sum bigint := 0;
  v_detail text;
  v_constraint text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'pay', v_content) is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'PAID'); end if;
    if p_tenders is null or jsonb_typeof(p_tenders) <> 'array' or jsonb_array_length(p_tenders) not between 1 and 20 then perform base.refuse('amount_invalid'); end if;
    v_shift := (select s.id from finance.shift s where s.venue_id = o.venue_id and s.closed_at is null
                   and s.terminal = current_setting('application_name') and s.operator = session_user);
    for t in select r.n, r.channel, r.amount_minor, r.given_minor, nullif(btrim(r.channel_no), '') as channel_no
               from rows from (jsonb_to_recordset(p_tenders) as (channel text, amount_minor bigint, given_minor bigint, channel_no text))
                    with ordinality as r(channel, amount_minor, given_minor, channel_no, n) order by r.n loop
      if t.channel is null or t.channel not in ('cash', 'card', 'transfer') then perform base.refuse('channel_unknown', jsonb_build_object('channel', t.channel)); end if;
      if t.amount_minor is null or t.amount_minor <= 0 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', t.amount_minor)); end if;
      if t.channel = 'cash' and t.given_minor < t.amount_minor then
        perform base.refuse('given_too_little', jsonb_build_object('given_minor', t.given_minor, 'amount_minor', t.amount_minor, 'currency', o.currency));
      end if;
      v_sum := v_sum + t.amount_minor;
      insert into payments.payment(venue_id, order_id, applied, request_no, channel, channel_no, asked_minor, amount_minor, currency, state, given_minor,
                                   shift_id, paid_at, money_day, created_at)
        values (o.venue_id, p_order, true, p_request || '-' || t.n, t.channel, t.channel_no, t.amount_minor, t.amount_minor, o.currency, 'succeeded',
                t.given_minor, v_shift, v_now, payments.money_day(o.venue_id, v_now, v_now), v_now);
    end loop;
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
comment on function api.pay(uuid, bigint, jsonb) is 'Front desk: records tenders [{channel cash|card|transfer, amount_minor, given_minor, channel_no}] and confirms the order once they cover it; data is the order.';
