create or replace function inventory.claim(p_order bigint) returns void
language plpgsql as $$
declare v record;
begin
  perform inventory.queue_units(array(select i.slot_id from orders.item i where i.order_id = p_order and i.stock_state = 'held'));
  -- In unit order, as the queue.
  insert into inventory.claim(item_id, unit_id, slot_id, venue_id, during)
    select i.id, u.unit_id, i.slot_id, i.venue_id, tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after)
      from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
      join catalog.space_unit u on u.space_id = sp.id
     where i.order_id = p_order and i.stock_state = 'held' and sp.kind in ('exclusive', 'instructor')
       -- What a reschedule leaves where it is has its claims.
       and not exists (select from inventory.claim c where c.item_id = i.id)
     order by u.unit_id, s.starts_at, i.id;
  -- Equipment of one stock, lent by the hour and by the day: whoever took more waits in the same queue.
  select s.id as slot, sp.name as space, s.starts_at, s.held, i.places, b.max_capacity - inventory.lent(u.unit_id, s.starts_at, s.ends_at) as left into v
    from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id and sp.kind = 'equipment'
    join catalog.space_unit u on u.space_id = sp.id join catalog.space b on b.id = coalesce(sp.stock_of, sp.id)
   where i.order_id = p_order and i.stock_state = 'held' and inventory.lent(u.unit_id, s.starts_at, s.ends_at) > b.max_capacity order by s.id limit 1;
  if found then
    perform base.refuse('sold_out', jsonb_build_object('slot', v.slot, 'space', v.space, 'starts_at', v.starts_at, 'free', greatest(0, v.places + v.left), 'held', v.held - v.places, 'wanted', v.places, 'fault', 'conflict'));
  end if;
end $$;
comment on function inventory.claim(bigint) is 'Claims the physical units of an order''s exclusive and instructor items for their times with buffers; the exclusion constraint refuses a double use. Equipment that shares its stock is counted at its busiest moment.';
