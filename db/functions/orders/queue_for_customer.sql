create or replace function orders.queue_for_customer(p_venue bigint, p_customer bigint) returns void
language plpgsql as $$
begin
  if (p_customer > 0) is not true then return; end if;
  -- Limits count a customer's other orders: one booking of a customer at a time. It comes before everything else that is locked.
  if exists (select from catalog.limits_version l where l.venue_id = p_venue) then perform pg_advisory_xact_lock(base.lock_key(1, p_customer));
  else perform pg_advisory_xact_lock_shared(base.lock_key(1, p_customer)); end if;
end $$;
comment on function orders.queue_for_customer(bigint, bigint) is 'Queues for a customer where the venue has limits, and everywhere for whoever merges or forgets the profile; before any other lock.';
