create or replace function inventory.require_names(p_order bigint) returns void
language plpgsql as $$
declare v record;
begin
  select sp.name as space, i.places into v
    from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
   where i.order_id = p_order and i.stock_state <> 'released' and sp.real_name
     and i.places > (select count(*) from inventory.item_person p where p.item_id = i.id and p.live) limit 1;
  if found then perform base.refuse('documents_required', jsonb_build_object('space', v.space, 'places', v.places)); end if;
end $$;
comment on function inventory.require_names(bigint) is 'Where a space demands real names, each place of an order must name a document: a null would slip through a unique index.';
