create or replace function orders.refuse_state(p_order bigint, p_wanted text) returns void
language plpgsql as $$
declare o record;
begin
  select r.order_no, r.state, r.close_reason into o from orders.order r where r.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform base.refuse('order_state', jsonb_build_object('order', p_order, 'order_no', o.order_no, 'state', o.state, 'wanted', p_wanted, 'reason', o.close_reason, 'fault', 'conflict'));
end $$;
comment on function orders.refuse_state(bigint, text) is 'Tells what is now true of an order that is not in the state the caller needs.';
