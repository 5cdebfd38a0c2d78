create or replace function inventory.queue_for(p_lines orders.line[]) returns void
language plpgsql as $$
declare s record;
begin
  -- Queue before the first write. Waiting here costs nothing, while writers that wait at the row keep its dead versions
  -- alive and take the processor from the one that works.
  for s in select distinct l.kind_rank, l.slot_id from unnest(p_lines) l order by l.kind_rank, l.slot_id limit 32 loop
    perform pg_advisory_xact_lock(base.lock_key(2, s.slot_id));
  end loop;
end $$;
comment on function inventory.queue_for(orders.line[]) is 'Queues for the slots of a booking by advisory lock, in the one lock order; beyond 32 slots row locks alone serve.';
