create or replace function inventory.free_of(s inventory.slot) returns int
language sql stable as $$
  select greatest(0, least(s.capacity - s.held - s.sold - s.blocked, (
    select min(b.max_capacity - inventory.lent(u.unit_id, s.starts_at, s.ends_at))
      from catalog.space x join catalog.space_unit u on u.space_id = x.id join catalog.space b on b.id = coalesce(x.stock_of, x.id)
     where x.id = s.space_id and x.kind = 'equipment')));
$$;
comment on function inventory.free_of(inventory.slot) is 'Places of a slot that are free by its counters; of equipment that shares its stock, no more than are left of that at its busiest moment. Claims of courts are not looked at.';
