create or replace function payments.notice(p_now timestamptz, p_venue bigint, p_notice jsonb) returns jsonb
language plpgsql as $$
declare
  v_request text := nullif(btrim(coalesce(p_notice ->> 'request_no', '')), '');
  v_channel text := p_notice ->> 'channel';
  v_channel_no text := nullif(btrim(coalesce(p_notice ->> 'channel_no', '')), '');
  v_amount bigint := (p_notice ->> 'amount_minor')::bigint;
  v_currency text := p_notice ->> 'currency';
  v_state text := p_notice ->> 'state';
  v_paid_at timestamptz := coalesce((p_notice ->> 'paid_at')::timestamptz, p_now);
  p payments.payment;
  o orders.order;
  v_flags text[] := '{}';
  v_raw jsonb := base.shortened(p_notice, 16384);
  v_applied boolean;
  v_day date;
begin
  if v_channel is null or v_channel not in ('wechat', 'alipay', 'transfer', 'card') then perform base.refuse('channel_unknown', jsonb_build_object('channel', v_channel)); end if;
  if v_state is null or v_state not in ('succeeded', 'failed') or char_length(coalesce(v_request, '') || coalesce(v_channel_no, '')) > 200 then perform base.refuse('request_malformed'); end if;
  select * into p from payments.payment x where x.request_no = v_request and x.venue_id = p_venue;
  if p.id is null and v_request is not null then
    -- Its payment may be on its way in: it then finds this message, or is found now.
    perform pg_advisory_xact_lock(base.lock_key(11, hashtextextended(v_request, 0)));
    select * into p from payments.payment x where x.request_no = v_request and x.venue_id = p_venue;
  end if;
  if p.order_id is not null then select * into o from orders.order x where x.id = p.order_id for no key update; end if;
  if p.id is not null then select * into p from payments.payment x where x.id = p.id for no key update; end if;

  if v_state = 'failed' then
    -- It belongs to one attempt, and never undoes a success.
    update payments.payment x set state = 'failed', raw = v_raw where x.id = p.id and x.state = 'started';
    if found and not exists (select from payments.payment x where x.order_id = o.id and x.state = 'started') then
      update orders.order x set state = 'HOLDING', event = 'payment_failed', version = x.version + 1 where x.id = o.id and x.state = 'PENDING_PAY';
    end if;
    perform audit.write(p_venue, 'payment.failed', p.order_id, null, jsonb_build_object('request_no', v_request, 'payment', p.id, 'was', p.state));
    return jsonb_build_object('handled', 'failed', 'payment', p.id);
  end if;

  if v_amount is null or v_amount <= 0 or v_currency is null or v_currency !~ '^[A-Z]{3}$' or v_channel_no is null then perform base.refuse('request_malformed'); end if;
  -- Handled once: the channel's own number decides.
  if exists (select from payments.payment x where x.channel = v_channel and x.channel_no = v_channel_no and x.state = 'succeeded') then
    return jsonb_build_object('handled', 'before');
  end if;
  -- Money with a moment no clock can have shown counts all the same: on the day its message came.
  if v_paid_at not between p_now - interval '1 year' and p_now + interval '10 min' then
    v_paid_at := p_now;
    v_flags := array_append(v_flags, 'paid_at_doubtful');
  end if;
  if v_currency <> coalesce(p.currency, v_currency) then v_flags := array_append(v_flags, 'currency_differs'); end if;
  if p.id is not null and v_amount <> p.asked_minor then v_flags := array_append(v_flags, 'amount_differs'); end if;
  v_applied := coalesce(o.state in ('HOLDING', 'PENDING_PAY') and v_currency = o.currency, false);
  if p.id is null then v_flags := array_append(v_flags, 'unknown_request');
  elsif o.id is not null and not v_applied and v_currency = o.currency then
    v_flags := array_append(v_flags, case when o.state in ('CANCELLED', 'CLOSED_TIMEOUT', 'REFUNDED', 'REFUNDING') then 'order_closed' else 'surplus' end);
  end if;
  v_day := payments.money_day(p_venue, v_paid_at, p_now);
  -- Its own day is sealed: booked today, and found from that day.
  if v_day <> base.venue_day(p_venue, v_paid_at) then v_flags := array_append(v_flags, 'after_seal'); end if;
  if p.id is not null and p.state in ('started', 'failed') then
    update payments.payment x set state = 'succeeded', applied = v_applied, channel = v_channel, channel_no = v_channel_no, amount_minor = v_amount, currency = v_currency, flags = v_flags,
           paid_at = v_paid_at, money_day = v_day, raw = v_raw
     where x.id = p.id returning * into p;
  else
    -- A second success under one request number, or a number we do not know (yet): money all the same.
    insert into payments.payment(venue_id, order_id, applied, request_no, channel, channel_no, asked_minor, amount_minor, currency, state, flags, paid_at, money_day, raw, created_at)
      values (p_venue, p.order_id, v_applied, coalesce(v_request, 'none') || '#' || v_channel || '-' || v_channel_no, v_channel, v_channel_no, p.asked_minor, v_amount, v_currency, 'succeeded',
              case when p.id is not null then array_append(v_flags, 'second_for_request') else v_flags end, v_paid_at, v_day, v_raw, p_now)
      returning * into p;
  end if;
  perform audit.write(p_venue, 'payment.succeeded', p.order_id, null, jsonb_build_object('payment', p.id, 'channel_no', v_channel_no, 'amount_minor', v_amount, 'applied', v_applied, 'flags', v_flags));
  if v_applied then
    perform payments.settle(p_now, p.order_id);
  else
    perform payments.propose_refunds(p_now, array[p.id]);
    perform finance.raise_alert(p_now, p_venue, 'money_for_closed_order', jsonb_build_object('payment', p.id, 'order', p.order_id, 'order_no', o.order_no, 'amount_minor', v_amount, 'currency', v_currency, 'flags', v_flags));
  end if;
  perform events.publish(p_venue, 'payment', array[coalesce(p.order_id, 0)]);
  return jsonb_build_object('handled', case when v_applied then 'applied' else 'unapplied' end, 'payment', p.id);
end $$;
comment on function payments.notice(timestamptz, bigint, jsonb) is 'A channel''s message {request_no, channel, channel_no, amount_minor, currency, state, paid_at}: counted once by the channel''s number, applied only to an order that waits and in its currency, else kept as an unapplied payment. A paid_at that lies ahead, or more than a year back, is replaced by the moment of the message and flagged.';
