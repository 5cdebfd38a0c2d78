create or replace function inventory.suspend_again(p_order bigint) returns void
language plpgsql as $$
declare v_now timestamptz := base.now(); r record;
begin
  for r in select so.stop_id from inventory.stop_order so join inventory.stop s on s.id = so.stop_id and s.state = 'published' join orders.order o on o.id = so.order_id and o.state in ('PAID', 'CHECKED_IN', 'SUSPENDED')
            where so.order_id = p_order order by so.stop_id loop
    if cardinality(inventory.suspend(v_now, r.stop_id, p_order)) > 0 then
      update inventory.stop_order so set outcome = 'suspended', handled_at = v_now where so.stop_id = r.stop_id and so.order_id = p_order and so.outcome not in ('pending', 'failed', 'suspended', 'called');
    end if;
  end loop;
end $$;
comment on function inventory.suspend_again(bigint) is 'An order whose use or absence was taken back falls under the stops that hold its slots, and is to be called. Their money is for people to decide.';
