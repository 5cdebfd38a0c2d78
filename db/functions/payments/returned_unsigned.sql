create or replace function payments.returned_unsigned(p_order bigint, p_payment bigint default null) returns bigint
language sql stable as $$
  select coalesce(sum(r.amount_minor), 0)::bigint from payments.refund r
   where r.approved_by is null and r.state <> 'failed'
     and (r.order_id = p_order or r.id in (select rp.refund_id from payments.refund_part rp where rp.payment_id = p_payment));
$$;
comment on function payments.returned_unsigned(bigint, bigint) is 'What went back of an order (or one payment) with nobody''s signature, by whomever; it counts against the front desk''s limit.';
