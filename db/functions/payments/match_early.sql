create or replace function payments.match_early(p_now timestamptz, o orders.order, p_request_no text, p_asked_minor bigint) returns boolean
language plpgsql as $$
declare p payments.payment; v_applied boolean; v_first boolean := true; v_flags text[]; v_waits boolean;
begin
  -- A message for this number either is here by now, or finds the payment that is about to be written.
  perform pg_advisory_xact_lock(base.lock_key(11, hashtextextended(p_request_no, 0)));
  for p in
    select * from payments.payment x
     where x.order_id is null and x.raw ->> 'request_no' = p_request_no and x.venue_id = o.venue_id and x.state = 'succeeded' and x.refunded_minor = 0 order by x.id for no key update
  loop
    -- Counted as if it came now: the first as the answer to this request, what follows as money all the same.
    v_waits := (select x.state in ('HOLDING', 'PENDING_PAY') from orders.order x where x.id = o.id);
    v_applied := v_waits and p.currency = o.currency;
    v_flags := array_remove(p.flags, 'unknown_request') || array['matched_later'];
    if p.currency <> o.currency then v_flags := array_append(v_flags, 'currency_differs'); end if;
    if p.amount_minor <> p_asked_minor then v_flags := array_append(v_flags, 'amount_differs'); end if;
    if not v_first then v_flags := array_append(v_flags, 'second_for_request'); end if;
    if not v_waits and p.currency = o.currency then v_flags := array_append(v_flags, 'surplus'); end if;
    update payments.payment x set order_id = o.id, applied = v_applied, asked_minor = p_asked_minor, flags = v_flags, request_no = case when v_first then p_request_no else x.request_no end where x.id = p.id;
    perform audit.write(o.venue_id, 'payment.matched', o.id, null, jsonb_build_object('payment', p.id, 'channel_no', p.channel_no, 'amount_minor', p.amount_minor, 'applied', v_applied, 'flags', v_flags));
    if v_applied then perform payments.settle(p_now, o.id); else perform payments.propose_refunds(p_now, array[p.id]); end if;
    perform events.publish(o.venue_id, 'payment', array[o.id]);
    v_first := false;
  end loop;
  return not v_first;
end $$;
comment on function payments.match_early(timestamptz, orders.order, text, bigint) is 'Money whose message came before its request number was known counts for the order that asks by this number now; false where there is none. The caller has locked the order.';
