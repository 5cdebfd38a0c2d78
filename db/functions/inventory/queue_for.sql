create or replace function inventory.queue_for(p_lines orders.line[]) returns void
language plpgsql as $$
declare
  l orders.line;
  v_slot bigint;
  n int := 0;
begin
  -- Queue before the first write. Waiting here costs nothing, while writers that wait at the row keep its dead versions
  -- alive and take the processor from the one that works. Beyond 32 slots row locks alone serve.
  foreach l in array p_lines loop
    continue when l.slot_id = v_slot;
    n := n + 1;
    exit when n > 32;
    perform pg_advisory_xact_lock(base.lock_key(2, l.slot_id));
    v_slot := l.slot_id;
  end loop;
end $$;
comment on function inventory.queue_for(orders.line[]) is 'Queues for the slots of a booking by advisory lock, in the one lock order (lines come sorted); at most 32 slots.';
