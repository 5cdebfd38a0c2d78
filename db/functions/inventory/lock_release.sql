create or replace function inventory.lock_release(p_orders bigint[]) returns bigint[]
language plpgsql as $$
declare v_slots bigint[] := array(select distinct i.slot_id from orders.item i where i.order_id = any (p_orders) and i.stock_state <> 'released'); v_all bigint[];
begin
  perform benefits.lock_for(p_orders);
  -- Those that somebody waits for beside them too, in the same order and before anything is written: whoever is booking one of
  -- these has it now and finds it blocked, or comes when it is offered.
  v_all := v_slots || waitlist.beside(v_slots);
  perform 1 from inventory.slot s where s.id = any (v_all) order by s.kind_rank, s.id for no key update;
  -- Who waits claims their units next: queued for before the old claims go, for whoever is in that queue waits for claims that go.
  perform inventory.queue_units(waitlist.beside(v_slots));
  return v_slots;
end $$;
comment on function inventory.lock_release(bigint[]) is 'Locks what is needed to give back stock of orders, which the caller has locked: their accounts, then their slots and those beside that somebody waits for, then the units of these, in the one lock order. Once in a transaction, before anything is written. Returns the orders'' slots.';
