create or replace function inventory.suspend_again(p_order bigint) returns void
language plpgsql as $$
declare v_now timestamptz := base.now(); v_hit bigint[]; r record;
begin
  for r in select so.stop_id from inventory.stop_order so join inventory.stop s on s.id = so.stop_id and s.state = 'published' join orders.order o on o.id = so.order_id and o.state in ('PAID', 'CHECKED_IN', 'SUSPENDED')
            where so.order_id = p_order order by so.stop_id loop
    v_hit := inventory.suspend(v_now, r.stop_id, p_order);
    update inventory.stop_order so set outcome = case when cardinality(v_hit) > 0 then 'suspended' else 'entered' end, handled_at = v_now
     where so.stop_id = r.stop_id and so.order_id = p_order and so.outcome not in ('pending', 'failed', 'suspended', 'called')
       and (cardinality(v_hit) > 0 or so.outcome <> 'entered' and exists (select from orders.item i join inventory.stop_slot h on h.stop_id = so.stop_id and h.slot_id = i.slot_id
                                                                          where i.order_id = p_order and i.suspended and i.stock_state = 'sold' and i.refund_id is null));
  end loop;
end $$;
comment on function inventory.suspend_again(bigint) is 'An order whose use or absence was taken back falls under the stops that hold its slots, and is to be called. Their money is for people to decide.';
