create or replace function finance.book_extra_payment(p_now timestamptz, d finance.discrepancy, c finance.correction) returns bigint
language plpgsql as $$
declare e jsonb := c.seen; p payments.payment; o orders.order; v_waits boolean; v_flags text[] := '{}'; v_day date; v_id bigint;
begin
  if (e ->> 'book_minor')::bigint <= 0 then perform base.refuse('correction_does_not_fit', e); end if;
  select * into p from payments.payment x where x.id = (e ->> 'payment')::bigint;
  select * into o from orders.order x where x.id = p.order_id;
  v_waits := coalesce(p.applied and o.state in ('HOLDING', 'PENDING_PAY'), false);
  if o.id is not null and not v_waits then v_flags := array[case when o.state in ('CANCELLED', 'CLOSED_TIMEOUT', 'REFUNDED', 'REFUNDING') then 'order_closed' else 'surplus' end]; end if;
  v_day := payments.money_day(d.venue_id, p.paid_at, p_now);
  if v_day <> base.venue_day(d.venue_id, p.paid_at) then v_flags := array_append(v_flags, 'after_seal'); end if;
  insert into payments.payment(venue_id, order_id, applied, request_no, channel, amount_minor, currency, state, flags, paid_at, money_day, raw, corrects_id, created_at)
    values (d.venue_id, p.order_id, v_waits, 'C' || c.id || '-' || p.id, p.channel, (e ->> 'book_minor')::bigint, p.currency, 'succeeded', array_append(v_flags, 'correction'), p.paid_at, v_day,
            jsonb_build_object('correction', c.id), p.id, p_now)
    returning id into v_id;
  perform audit.write(d.venue_id, 'payment.succeeded', p.order_id, null, jsonb_build_object('payment', v_id, 'corrects', p.id, 'amount_minor', e -> 'book_minor', 'applied', v_waits, 'flags', v_flags));
  if v_waits then perform payments.settle(p_now, p.order_id); end if;
  perform events.publish(d.venue_id, 'payment', array[coalesce(p.order_id, 0)]);
  return v_id;
end $$;
comment on function finance.book_extra_payment(timestamptz, finance.discrepancy, finance.correction) is 'What a channel has above our payment, as the customer''s own money: applied where the order still waits, else unapplied with a refund due.';
