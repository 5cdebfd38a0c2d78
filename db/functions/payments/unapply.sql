create or replace function payments.unapply(p_now timestamptz, p_orders bigint[]) returns void
language plpgsql as $$
begin
  with freed as (
    update payments.payment p set applied = false, flags = array_append(p.flags, 'order_closed')
     where p.order_id = any (p_orders) and p.applied returning p.venue_id, p.order_id, p.id, p.amount_minor, p.channel
  ), told as (
    insert into audit.entry(venue_id, action, order_id, subject)
      select f.venue_id, 'payment.unapplied', f.order_id, jsonb_build_object('payment', f.id, 'amount_minor', f.amount_minor, 'channel', f.channel) from freed f
  )
  update orders.order o set paid_minor = 0 where o.id in (select f.order_id from freed f);
end $$;
comment on function payments.unapply(timestamptz, bigint[]) is 'Money of closed orders stays as unapplied payments: a refund is due, nothing is lost.';
