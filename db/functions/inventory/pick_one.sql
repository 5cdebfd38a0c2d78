drop function if exists inventory.pick_one(bigint, bigint, timestamptz, timestamptz, int, bigint[], bigint[], int[], boolean);
create or replace function inventory.pick_one(p_venue bigint, p_line jsonb, p_tried bigint[], p_cart bigint[], p_counts int[], p_keep boolean) returns bigint
language plpgsql as $$
declare
  v_category bigint := p_line ->> 'category';
  v_starts_at timestamptz := p_line ->> 'starts_at';
  v_ends_at timestamptz := p_line ->> 'ends_at';
  v_quantity int := coalesce((p_line ->> 'quantity')::int, 1);
  c record;
  v_busy bigint;
  v_mine boolean;
begin
  -- Each space of the category with its one slot of that time, by index; what the cart itself has already does not fit twice.
  for c in
    select s.id
      from catalog.space sp
      cross join lateral (select x.* from inventory.slot x where x.space_id = sp.id and x.starts_at = v_starts_at and x.ends_at = v_ends_at offset 0) s
     where sp.venue_id = p_venue and sp.category_id = v_category and s.status = 'open' and not s.suspect and not s.off_hours and s.id <> all (p_tried)
       and s.capacity - s.held - s.sold - s.blocked >= v_quantity + coalesce((select sum(q.n) from unnest(p_cart, p_counts) q(slot, n) where q.slot = s.id), 0)
       and not exists (select from catalog.space_unit u join inventory.claim k on k.unit_id = u.unit_id
                        where u.space_id = sp.id and k.during && tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after))
       and not exists (select from unnest(p_cart) q(slot) join inventory.slot o on o.id = q.slot join catalog.space os on os.id = o.space_id and os.kind in ('exclusive', 'instructor')
                         join catalog.space_unit ou on ou.space_id = os.id join catalog.space_unit u on u.unit_id = ou.unit_id and u.space_id = sp.id
                        where sp.kind in ('exclusive', 'instructor')
                          and tstzrange(o.starts_at - os.buffer_before, o.ends_at + os.buffer_after) && tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after))
     order by sp.position, sp.id
  loop
    -- A slot somebody else queues for comes last: at a rush the desks spread over the courts.
    begin
      v_mine := pg_try_advisory_xact_lock(base.lock_key(2, c.id));
      -- Kept only by a cart of one line: who holds a slot while queueing for others, in no order, deadlocks.
      if v_mine and not p_keep then raise exception using errcode = 'VD002'; end if;
    exception when sqlstate 'VD002' then null;
    end;
    if v_mine then return c.id; end if;
    v_busy := coalesce(v_busy, c.id);
  end loop;
  return v_busy;
end $$;
comment on function inventory.pick_one(bigint, jsonb, bigint[], bigint[], int[], boolean) is 'A free slot for a cart''s line {category, starts_at, ends_at, quantity} that goes with the slots a cart has already (p_cart, with how many of each), in board order, those nobody queues for first; null when there is none.';
