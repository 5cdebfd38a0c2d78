create or replace function inventory.try_units(p_slot bigint) returns boolean
language sql volatile as $$
  select coalesce(bool_and(pg_try_advisory_xact_lock(base.lock_key(6, u.unit_id))), true) from inventory.slot s join catalog.space_unit u on u.space_id = s.space_id where s.id = p_slot;
$$;
comment on function inventory.try_units(bigint) is 'As inventory.queue_units, without waiting: whether the caller has a slot''s units now. For who has given claims back already, and so must not wait for anybody.';
