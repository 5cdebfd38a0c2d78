create or replace function inventory.work_stop(p_now timestamptz, p_stop bigint, p_batch int) returns int
language plpgsql as $$
declare v_orders bigint[]; v_order bigint; v_error text;
begin
  -- The batch's orders, then all they release: order by order it would deadlock with the desks.
  v_orders := array(
    select so.order_id from inventory.stop_order so join inventory.stop s on s.id = so.stop_id and s.state = 'published' join orders.order o on o.id = so.order_id
     where so.stop_id = p_stop and so.outcome = 'pending' order by so.order_id limit p_batch for no key update of o, so skip locked);
  perform inventory.lock_release(v_orders);
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
