create or replace function inventory.suspend(p_now timestamptz, p_stop bigint, p_order bigint) returns bigint[]
language plpgsql as $$
declare v_hit bigint[] := '{}'; r record;
begin
  -- A line that is partly used is parted, and the ledger of its slot is written.
  perform 1 from inventory.slot s where s.id in (select i.slot_id from orders.item i join inventory.stop_slot h on h.stop_id = p_stop and h.slot_id = i.slot_id where i.order_id = p_order)
   order by s.kind_rank, s.id for no key update;
  for r in
    select i.id, p.unused / (p.parts / i.quantity) as unused
      from orders.item i join inventory.stop_slot h on h.stop_id = p_stop and h.slot_id = i.slot_id
      cross join lateral (select count(*) as parts, count(*) filter (where x.entered = 0) as unused from orders.parts(i.id) x) p
     where i.order_id = p_order and i.stock_state = 'sold' and i.refund_id is null order by i.id
  loop
    if r.unused > 0 then v_hit := v_hit || orders.split_item(p_now, r.id, r.unused::int); end if;
  end loop;
  -- One ticket for several people of whom some are in: nobody follows them, and what the rest paid is for people to decide.
  update orders.item i set suspended = true from inventory.stop_slot h
   where h.stop_id = p_stop and h.slot_id = i.slot_id and i.order_id = p_order and i.stock_state = 'sold' and i.refund_id is null and not i.suspended and (i.id = any (v_hit) or i.use_state = 'part');
  update orders.order o set state = 'SUSPENDED', event = 'stop_published', version = o.version + 1 where o.id = p_order and o.state = 'PAID' and cardinality(v_hit) > 0;
  return v_hit;
end $$;
comment on function inventory.suspend(timestamptz, bigint, bigint) is 'Suspends what a stop takes away from an order: its places in the stopped slots that nobody has used, and the tickets for several people of whom not all are in. A paid order is suspended with them; one that somebody has used keeps its state. Returns the items nobody has used, none where somebody is in on each. The caller has locked the order.';
