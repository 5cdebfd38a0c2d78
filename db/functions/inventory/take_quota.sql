create or replace function inventory.take_quota(p_order bigint) returns void
language plpgsql as $$
declare q record;
begin
  for q in
    select i.slot_id, i.ticket_type_id, sum(i.places)::int as places from orders.item i
      join inventory.slot_quota sq on sq.slot_id = i.slot_id and sq.ticket_type_id = i.ticket_type_id
     where i.order_id = p_order and i.stock_state = 'held' group by 1, 2 order by 1, 2
  loop
    update inventory.slot_quota sq set held = sq.held + q.places
     where sq.slot_id = q.slot_id and sq.ticket_type_id = q.ticket_type_id and sq.held + sq.sold + q.places <= sq.quota;
    if not found then
      perform base.refuse('quota_full', (select jsonb_build_object('slot', q.slot_id, 'ticket_type', t.name, 'wanted', q.places, 'free', sq.quota - sq.held - sq.sold, 'fault', 'conflict')
        from inventory.slot_quota sq join catalog.ticket_type t on t.id = sq.ticket_type_id where sq.slot_id = q.slot_id and sq.ticket_type_id = q.ticket_type_id));
    end if;
  end loop;
end $$;
comment on function inventory.take_quota(bigint) is 'Counts a new order''s items against their ticket types'' own limits inside the slots; both limits hold.';
