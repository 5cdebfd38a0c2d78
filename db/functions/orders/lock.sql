create or replace function orders.lock(p_order bigint, variadic p_roles text[]) returns orders.order
language plpgsql as $$
declare o orders.order;
begin
  select * into o from orders.order r where r.id = p_order for no key update;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(o.venue_id, variadic p_roles);
  return o;
end $$;
comment on function orders.lock(bigint, text[]) is 'Locks an order the caller may act on; another venue''s order is unknown, not refused.';
