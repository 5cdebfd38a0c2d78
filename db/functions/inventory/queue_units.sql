create or replace function inventory.queue_units(p_slots bigint[]) returns void
language plpgsql as $$
begin
  -- Two that insert claims of one unit at the same moment under the exclusion constraint would each wait for the other. Slots
  -- of other lengths and halves have queues of their own, so the units have one too: the last in the one lock order, and
  -- whoever waits for it holds all the rows he needs.
  perform pg_advisory_xact_lock(base.lock_key(6, x.unit_id)) from (
    select distinct u.unit_id from unnest(p_slots) q(slot) join inventory.slot s on s.id = q.slot join catalog.space_unit u on u.space_id = s.space_id order by 1) x;
end $$;
comment on function inventory.queue_units(bigint[]) is 'Queues for the units of slots, in unit order, before their claims are written: after every row lock, once for all the units a transaction will claim.';
