create or replace function inventory.work_stop(p_now timestamptz, p_stop bigint, p_batch int) returns int
language plpgsql as $$
declare v_orders bigint[]; v_order bigint; v_error text;
begin
  -- The batch's orders, then their accounts, then their slots: order by order it would deadlock with the desks.
  v_orders := array(
    select so.order_id from inventory.stop_order so join inventory.stop s on s.id = so.stop_id and s.state = 'published' join orders.order o on o.id = so.order_id
     where so.stop_id = p_stop and so.outcome = 'pending' order by so.order_id limit p_batch for no key update of o, so skip locked);
  perform 1 from benefits.account a where a.id in (select p.account_id from payments.payment p where p.order_id = any (v_orders)) order by a.id for no key update;
  perform 1 from inventory.slot x where x.id in (select i.slot_id from orders.item i where i.order_id = any (v_orders)) order by x.kind_rank, x.id for no key update;
  -- And the units somebody waits for: an order's other lines may be offered on.
  perform inventory.queue_units(waitlist.beside(array(select distinct i.slot_id from orders.item i where i.order_id = any (v_orders))));
  foreach v_order in array v_orders loop
    begin
      perform inventory.handle_stop_order(p_now, p_stop, v_order);
    exception
      when serialization_failure or deadlock_detected or lock_not_available or query_canceled then raise;
      when others then
        v_error := sqlstate || ' ' || sqlerrm;
        update inventory.stop_order so set outcome = 'failed', detail = left(v_error, 400), handled_at = p_now where so.stop_id = p_stop and so.order_id = v_order;
    end;
  end loop;
  return cardinality(v_orders);
end $$;
comment on function inventory.work_stop(timestamptz, bigint, int) is 'Takes a batch of a stop''s pending orders, each for itself; one that fails is marked with its reason, one that somebody works on is left for the next batch. Restartable, any number at once.';
