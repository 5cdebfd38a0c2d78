create or replace function orders.live_order_facts(p_venue bigint, p_customer jsonb, p_lines jsonb) returns jsonb
language sql stable as $$
  select coalesce((
    select jsonb_build_object('order', o.id, 'order_no', o.order_no, 'state', o.state, 'space', sp.name, 'starts_at', s.starts_at, 'fault', 'conflict')
      from orders.item i join orders.order o on o.id = i.order_id join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
     where i.stock_state <> 'released' and i.guard_customer_id = (p_customer ->> 'id')::bigint
       and i.slot_id in (select (l ->> 'slot')::bigint from jsonb_array_elements(p_lines) l) and i.venue_id = p_venue
     limit 1), jsonb_build_object('fault', 'conflict'));
$$;
comment on function orders.live_order_facts(bigint, jsonb, jsonb) is 'The live order a customer already has in one of these slots, so that the desk can open it.';
