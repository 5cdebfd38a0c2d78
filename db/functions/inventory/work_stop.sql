create or replace function inventory.work_stop(p_now timestamptz, p_stop bigint, p_batch int) returns int
language plpgsql as $$
declare r record; n int := 0; v_error text;
begin
  for r in select so.order_id from inventory.stop_order so join inventory.stop s on s.id = so.stop_id and s.state = 'published'
            where so.stop_id = p_stop and so.outcome = 'pending' order by so.order_id limit p_batch for no key update of so skip locked loop
    begin
      perform inventory.handle_stop_order(p_now, p_stop, r.order_id);
    exception when others then
      v_error := sqlstate || ' ' || sqlerrm;
      update inventory.stop_order so set outcome = 'failed', detail = left(v_error, 400), handled_at = p_now where so.stop_id = p_stop and so.order_id = r.order_id;
    end;
    n := n + 1;
  end loop;
  return n;
end $$;
comment on function inventory.work_stop(timestamptz, bigint, int) is 'Takes a batch of a stop''s pending orders, each for itself; one that fails is marked with its reason. Restartable, any number at once.';
