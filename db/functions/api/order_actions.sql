create or replace function api.order_actions(p_order bigint) returns table(action text, code text, facts jsonb, hard boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint;
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  return query select a.* from orders.actions(base.now(), p_order) a;
end $$;
comment on function api.order_actions(bigint) is 'Desk: why an action on an order is refused now, all reasons at once; actions without a row are allowed.';
