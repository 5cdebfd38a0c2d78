create or replace function inventory.claimed(p_slot bigint) returns boolean
language sql stable as $$
  select exists (select from inventory.slot s join catalog.space sp on sp.id = s.space_id and sp.kind in ('exclusive', 'instructor') join catalog.space_unit u on u.space_id = sp.id
                   join inventory.claim c on c.unit_id = u.unit_id and c.during && tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after) where s.id = p_slot);
$$;
comment on function inventory.claimed(bigint) is 'Whether a booking of this slot or of another one has a unit that the slot needs, at its time with buffers: then it cannot be had, whatever its counters say.';
