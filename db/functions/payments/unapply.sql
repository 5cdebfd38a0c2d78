create or replace function payments.unapply(p_now timestamptz, p_orders bigint[]) returns void
language plpgsql as $$
declare g record; v_refund bigint; v_freed bigint[];
begin
  -- What a member's benefit paid goes back to it at once: no channel and no drawer is needed. The caller holds the accounts.
  for g in
    select p.order_id, p.venue_id, p.currency, sum(p.amount_minor - p.refunded_minor)::bigint as amount from payments.payment p
     where p.order_id = any (p_orders) and p.applied and p.channel = 'benefit' and p.refunded_minor < p.amount_minor group by 1, 2, 3 order by 1
  loop
    insert into payments.refund(venue_id, order_id, amount_minor, currency, state, reason, created_at)
      values (g.venue_id, g.order_id, g.amount, g.currency, 'started', 'order_closed', p_now) returning id into v_refund;
    -- Undone in reverse: the newest first.
    insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no)
      select v_refund, p.id, p.venue_id, p.amount_minor - p.refunded_minor, 'started', 'R' || v_refund || '-' || p.id
        from payments.payment p where p.order_id = g.order_id and p.applied and p.channel = 'benefit' and p.refunded_minor < p.amount_minor order by p.id desc;
    update payments.payment p set refunded_minor = p.refunded_minor + rp.amount_minor from payments.refund_part rp where rp.refund_id = v_refund and rp.payment_id = p.id;
    perform payments.settle_benefits(p_now, v_refund);
    perform payments.finish_refund(p_now, v_refund);
  end loop;
  with freed as (
    update payments.payment p set applied = false, flags = array_append(p.flags, 'order_closed')
     where p.order_id = any (p_orders) and p.applied returning p.venue_id, p.order_id, p.id, p.amount_minor - p.refunded_minor as amount_minor, p.channel
  ), told as (
    insert into audit.entry(venue_id, action, order_id, subject)
      select f.venue_id, case f.amount_minor when 0 then 'payment.given_back' else 'payment.unapplied' end, f.order_id,
             jsonb_build_object('payment', f.id, 'amount_minor', f.amount_minor, 'channel', f.channel) from freed f
  )
  select array_agg(f.id) into v_freed from freed f;
  if v_freed is null then return; end if;
  update orders.order o set paid_minor = 0 where o.id in (select p.order_id from payments.payment p where p.id = any (v_freed));
  perform payments.propose_refunds(p_now, v_freed);
end $$;
comment on function payments.unapply(timestamptz, bigint[]) is 'Money of closed orders: a benefit gets back what it gave, in this transaction; the rest stays as unapplied payments, a refund is due, nothing is lost. The caller has locked orders and accounts.';
