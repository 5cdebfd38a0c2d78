create or replace function inventory.require_names(p_order bigint) returns void
language plpgsql as $$
declare v record;
begin
  select sp.name as space, i.places into v
    from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
   where i.order_id = p_order and i.stock_state <> 'released' and sp.real_name
     and i.places > (select count(*) from inventory.item_person p where p.item_id = i.id and p.live) limit 1;
  if found then perform base.refuse('documents_required', jsonb_build_object('space', v.space, 'places', v.places)); end if;
  select sp.name as space, s.id as slot, i.places into v
    from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id join inventory.seat_map m on m.space_id = sp.id and m.seated
   where i.order_id = p_order and i.stock_state <> 'released' and i.places <> (select count(*) from inventory.item_seat e where e.item_id = i.id and e.live) limit 1;
  if found then perform base.refuse('seats_required', jsonb_build_object('slot', v.slot, 'space', v.space, 'places', v.places)); end if;
end $$;
comment on function inventory.require_names(bigint) is 'Where a space demands real names, each place of an order must name a document: a null would slip through a unique index. Where it has a seat plan, each place must name a seat.';
