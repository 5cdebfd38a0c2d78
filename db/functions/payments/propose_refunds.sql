create or replace function payments.propose_refunds(p_now timestamptz, p_payments bigint[]) returns void
language sql as $$
  update payments.payment p
     set refund_at = p_now + make_interval(mins => coalesce((select l.late_money_minutes from catalog.limits_version l where l.venue_id = p.venue_id order by l.version desc limit 1), 60))
    from orders.order o
   where p.id = any (p_payments) and o.id = p.order_id and o.currency = p.currency and payments.by_channel(p) and p.state = 'succeeded' and not p.applied and p.refunded_minor < p.amount_minor;
$$;
comment on function payments.propose_refunds(timestamptz, bigint[]) is 'Money that counts towards no order, in its order''s currency, is to go back through the channel that brought it; until then staff may move it. Everything else waits for staff.';
