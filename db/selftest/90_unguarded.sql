-- The negative control, for scratch databases only: read first, then write, with no queue before and no constraint behind it.
-- Whoever proves anything must find a place sold twice now.
alter table inventory.slot drop constraint slot_stock;
create or replace function base.lock_key(p_class int, p_id bigint) returns bigint language sql volatile as $$
  select case p_class when 2 then pg_backend_pid()::bigint else (p_class::bigint << 56) | (p_id & 72057594037927935) end;
$$;
create or replace function inventory.take_for(p_now timestamptz, p_venue bigint, p_order bigint, p_customer bigint, p_lines orders.line[], p_override boolean) returns boolean
language plpgsql as $$
declare
  l orders.line := p_lines[1];
  v_free int := (select s.capacity - s.held - s.sold from inventory.slot s where s.id = l.slot_id);
begin
  perform pg_sleep(0.005);
  if v_free < 1 then perform inventory.refuse_slot(l.slot_id, 1, p_now); end if;
  update inventory.slot set held = held + 1 where id = l.slot_id;
  insert into orders.item(id, venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
    overriding system value values (l.item_id, p_venue, p_order, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
            case when l.guarded then p_customer end);
  return true;
end $$;
