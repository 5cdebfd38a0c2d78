create or replace function payments.settle(p_now timestamptz, p_order bigint) returns void
language plpgsql as $$
declare o record;
begin
  update orders.order r set paid_minor = (select coalesce(sum(p.amount_minor), 0) from payments.payment p where p.order_id = r.id and p.applied)
   where r.id = p_order returning r.id, r.venue_id, r.state, r.paid_minor, r.total_minor into o;
  if o.state in ('HOLDING', 'PENDING_PAY') and o.paid_minor >= o.total_minor then
    perform orders.confirm(p_now, p_order, 'paid');
  end if;
  perform events.publish(o.venue_id, 'order', array[p_order]);
end $$;
comment on function payments.settle(timestamptz, bigint) is 'Adds up an order''s applied payments and confirms it once they cover the total. The caller has locked the order.';
