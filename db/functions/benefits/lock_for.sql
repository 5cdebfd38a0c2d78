create or replace function benefits.lock_for(p_orders bigint[]) returns void
language plpgsql as $$
begin
  perform 1 from benefits.account a
   where a.id in (select p.account_id from payments.payment p where p.order_id = any (p_orders) and p.account_id is not null) order by a.id for no key update;
end $$;
comment on function benefits.lock_for(bigint[]) is 'Locks the benefit accounts that paid for these orders: after the orders, before any slot, as the one lock order says.';
