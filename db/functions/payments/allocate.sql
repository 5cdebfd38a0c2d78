create or replace function payments.allocate(p_order bigint, p_amount bigint) returns table(payment_id bigint, amount_minor bigint)
language sql stable as $$
  -- Undone in reverse of how it was taken: channel, transfer, card and cash first, benefits last; the newest first.
  select x.id, least(x.left_minor, p_amount - x.before)::bigint
    from (select p.id, p.amount_minor - p.refunded_minor as left_minor,
                 coalesce(sum(p.amount_minor - p.refunded_minor) over (order by (p.channel = 'benefit'), p.id desc rows between unbounded preceding and 1 preceding), 0) as before
            from payments.payment p where p.order_id = p_order and p.applied and p.amount_minor > p.refunded_minor) x
   where x.before < p_amount;
$$;
comment on function payments.allocate(bigint, bigint) is 'Splits a refund over the order''s payments, never more to a tender than it still holds.';
