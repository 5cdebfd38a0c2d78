create or replace function finance.lock_subject(d finance.discrepancy) returns void
language plpgsql as $$
declare v_id bigint := substring(d.subject from '[0-9]+$')::bigint;
begin
  if d.kind = 'money_differs' then
    perform 1 from orders.order o where o.id = v_id and o.venue_id = d.venue_id for no key update;
  elsif d.kind in ('stock_differs', 'stock_move_does_not_fit') then
    -- Every booking of a slot queues for it before it writes: none is half done now.
    perform pg_advisory_xact_lock(base.lock_key(2, v_id));
    perform 1 from inventory.slot s where s.id = v_id and s.venue_id = d.venue_id for no key update;
  elsif d.kind like 'statement%' then
    -- The order first, as all that touch its money do.
    perform 1 from orders.order o where o.id = (d.evidence ->> 'order')::bigint and o.venue_id = d.venue_id for no key update;
    perform 1 from payments.refund_part rp where rp.id = (d.evidence ->> 'part')::bigint and rp.venue_id = d.venue_id for no key update;
    perform 1 from payments.payment p where p.venue_id = d.venue_id
       and p.id = coalesce((d.evidence ->> 'payment')::bigint, (select rp.payment_id from payments.refund_part rp where rp.id = (d.evidence ->> 'part')::bigint)) for no key update;
  end if;
end $$;
comment on function finance.lock_subject(finance.discrepancy) is 'Locks the order, slot, payment or refund a discrepancy is about, so that what is counted stands still.';
