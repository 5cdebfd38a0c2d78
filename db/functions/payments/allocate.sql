drop function if exists payments.allocate(bigint, bigint);
create or replace function payments.allocate(p_order bigint, p_amount bigint, p_covered jsonb default '{}') returns table(payment_id bigint, amount_minor bigint)
language sql stable as $$
  -- Undone in reverse of how it was taken: channel, transfer, card and cash first, benefits last; the newest first. What paid
  -- for one line alone goes back with that line and pays for no other.
  with own as (
    select p.id, p.channel, least(p.amount_minor - p.refunded_minor, coalesce((p_covered ->> p.id::text)::bigint, 0)) as amount, p.amount_minor - p.refunded_minor as left_minor,
           exists (select from orders.item i where i.order_id = p_order and i.covered_by = p.id) as one_line
      from payments.payment p where p.order_id = p_order and p.applied and p.amount_minor > p.refunded_minor),
  rest as (select p_amount - coalesce(sum(o.amount), 0) as amount from own o where o.one_line)
  select o.id, o.amount::bigint from own o where o.one_line and o.amount > 0
  union all
  select x.id, least(x.left_minor, r.amount - x.before)::bigint
    from (select o.id, o.left_minor, coalesce(sum(o.left_minor) over (order by (o.channel = 'benefit'), o.id desc rows between unbounded preceding and 1 preceding), 0) as before
            from own o where not o.one_line) x cross join rest r
   where x.before < r.amount;
$$;
comment on function payments.allocate(bigint, bigint, jsonb) is 'Splits a refund over the order''s payments, never more to a tender than it still holds. p_covered {payment: amount}: what of it goes back to the passes and free hours that paid for its lines; they give nothing else.';
