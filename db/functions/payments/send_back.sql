create or replace function payments.send_back(p_now timestamptz, p payments.payment, p_amount bigint, p_reason text, p_approved_by name) returns bigint
language plpgsql as $$
declare v_refund bigint;
begin
  insert into payments.refund(venue_id, order_id, amount_minor, currency, state, reason, approved_by, created_at)
    values (p.venue_id, p.order_id, p_amount, p.currency, 'started', p_reason, p_approved_by, p_now) returning id into v_refund;
  insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, next_try_at)
    values (v_refund, p.id, p.venue_id, p_amount, 'started', 'R' || v_refund || '-' || p.id, case when payments.by_channel(p) then p_now end);
  -- A person has decided, or the time has come: nothing is proposed any more.
  update payments.payment x set refunded_minor = x.refunded_minor + p_amount, refund_at = null where x.id = p.id;
  return v_refund;
end $$;
comment on function payments.send_back(timestamptz, payments.payment, bigint, text, name) is 'Starts a refund of one payment, for no line; its number. The caller has locked order and payment and knows that so much may go.';
