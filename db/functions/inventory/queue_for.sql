create or replace function inventory.queue_for(p_lines orders.line[]) returns void
language plpgsql as $$
declare
  l orders.line;
  v_slot bigint;
begin
  -- Waiting here costs nothing, while writers that wait at the row keep its dead versions alive and take the processor from
  -- the one that works. Beyond 32 lines row locks alone serve. Asking for a free lock first spares a statement.
  foreach l in array p_lines[:32] loop
    continue when l.slot_id = v_slot or pg_try_advisory_xact_lock(base.lock_key(2, l.slot_id));
    perform pg_advisory_xact_lock(base.lock_key(2, l.slot_id));
    v_slot := l.slot_id;
  end loop;
end $$;
comment on function inventory.queue_for(orders.line[]) is 'Queues for the slots of a booking by advisory lock, in the one lock order (lines come sorted); for the first 32 lines.';
