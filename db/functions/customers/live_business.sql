create or replace function customers.live_business(p_now timestamptz, p_customer bigint) returns table(kind text, venue_id bigint, order_no text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'order', o.venue_id, o.order_no from orders.order o
   where o.customer_id = p_customer and (o.state in ('HOLDING', 'PENDING_PAY', 'REFUNDING', 'SUSPENDED') or o.state in ('PAID', 'CHECKED_IN') and o.last_end > p_now
         or o.state = 'CHECKED_IN' and exists (select from orders.item i where i.order_id = o.id and i.suspended and i.stock_state = 'sold'))
  union all
  select 'money', p.venue_id, o.order_no from orders.order o join payments.payment p on p.order_id = o.id
   where o.customer_id = p_customer and p.state = 'succeeded' and not p.applied and p.refunded_minor < p.amount_minor
  union all
  select 'waitlist', e.venue_id, null from waitlist.entry e join inventory.slot s on s.id = e.slot_id where e.customer_id = p_customer and e.state in ('WAITLISTED', 'OFFERED') and s.ends_at > p_now
  union all
  select 'benefit', a.venue_id, null from benefits.account a where a.customer_id = p_customer and a.balance > 0
     -- What is left of one that has run out nobody can use any more.
     and (a.valid_until is null or a.valid_until >= base.venue_day(a.venue_id, p_now));
$$;
comment on function customers.live_business(timestamptz, bigint) is 'What a customer still has open anywhere in the organization: orders, money to give back, waiting, benefits (runs as the system owner). Nobody with any of it is forgotten.';
