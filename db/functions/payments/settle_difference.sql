drop function if exists payments.settle_difference(timestamptz, orders.order, bigint, jsonb, uuid);
create or replace function payments.settle_difference(p_now timestamptz, o orders.order, p_difference bigint, p_tenders jsonb, p_request uuid, p_approved_by name) returns void
language plpgsql as $$
declare v_sum bigint; v_refund bigint; v_owed bigint;
begin
  if o.state = 'HOLDING' then return; end if;
  select coalesce(sum((t ->> 'amount_minor')::bigint), 0) into v_sum from jsonb_array_elements(p_tenders) t;
  if v_sum <> greatest(0, p_difference) then
    perform base.refuse('difference_due', jsonb_build_object('due_minor', greatest(0, p_difference), 'given_minor', v_sum, 'currency', o.currency));
  end if;
  if p_difference > 0 then
    perform payments.take_tenders(p_now, o, p_tenders, p_request);
    update orders.order x set paid_minor = x.paid_minor + v_sum where x.id = o.id;
  elsif p_difference < 0 then
    -- What the customer has too much goes back as a refund of surplus, in reverse of how it was paid.
    v_owed := least(-p_difference, finance.surplus(o.id));
    if v_owed <= 0 then return; end if;
    insert into payments.refund(venue_id, order_id, amount_minor, currency, state, reason, approved_by, created_at)
      values (o.venue_id, o.id, v_owed, o.currency, 'started', 'reschedule', p_approved_by, p_now) returning id into v_refund;
    insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, next_try_at)
      select v_refund, a.payment_id, o.venue_id, a.amount_minor, 'started', 'R' || v_refund || '-' || a.payment_id, case when payments.by_channel(p) then p_now end
        from payments.allocate(o.id, v_owed) a join payments.payment p on p.id = a.payment_id;
    update payments.payment p set refunded_minor = p.refunded_minor + rp.amount_minor from payments.refund_part rp where rp.refund_id = v_refund and rp.payment_id = p.id;
    perform payments.settle_benefits(p_now, v_refund);
    perform payments.finish_refund(p_now, v_refund);
  end if;
end $$;
comment on function payments.settle_difference(timestamptz, orders.order, bigint, jsonb, uuid, name) is 'Settles the price difference of a reschedule: exactly paid when higher, a refund of surplus when lower.';
