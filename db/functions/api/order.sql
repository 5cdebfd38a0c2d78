create or replace function api."order"(p_order bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint;
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  return orders.as_json(p_order, true);
end $$;
comment on function api."order"(bigint) is 'Desk, finance, auditor: one order with its timeline; another venue''s order is unknown.';
