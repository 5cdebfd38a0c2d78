create or replace function inventory.pick_any(p_now timestamptz, p_venue bigint, p_lines jsonb, p_tried bigint[]) returns jsonb
language plpgsql as $$
declare
  l record;
  c record;
  v_slot bigint;
  v_busy bigint;
  v_mine boolean;
  v_picked bigint[] := '{}';
  v_lines jsonb := '[]';
begin
  for l in select x.line, x.n from jsonb_array_elements(p_lines) with ordinality x(line, n) order by x.n loop
    if not l.line ? 'category' then
      v_lines := v_lines || jsonb_build_array(l.line);
      continue;
    end if;
    v_slot := null;
    v_busy := null;
    for c in
      select s.id
        from inventory.slot s join catalog.space sp on sp.id = s.space_id
       where s.venue_id = p_venue and sp.category_id = (l.line ->> 'category')::bigint and s.starts_at = (l.line ->> 'starts_at')::timestamptz
         and s.ends_at = (l.line ->> 'ends_at')::timestamptz and s.status = 'open' and not s.suspect and s.id <> all (p_tried) and s.id <> all (v_picked)
         and s.capacity - s.held - s.sold - s.blocked >= coalesce((l.line ->> 'quantity')::int, 1)
         and not exists (select from catalog.space_unit u join inventory.claim k on k.unit_id = u.unit_id
                          where u.space_id = sp.id and k.during && tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after))
       order by sp.position, sp.id
    loop
      -- A slot somebody else queues for comes last: at a rush the desks spread over the courts.
      begin
        v_mine := pg_try_advisory_xact_lock(base.lock_key(2, c.id));
        -- Kept only by a cart of one line: who holds a slot while queueing for others, in no order, deadlocks.
        if v_mine and jsonb_array_length(p_lines) > 1 then raise exception using errcode = 'VD002'; end if;
      exception when sqlstate 'VD002' then null;
      end;
      if v_mine then
        v_slot := c.id;
        exit;
      end if;
      v_busy := coalesce(v_busy, c.id);
    end loop;
    v_slot := coalesce(v_slot, v_busy);
    if v_slot is null then
      perform base.refuse('none_free', jsonb_build_object('category', (select k.name from catalog.category k where k.id = (l.line ->> 'category')::bigint and k.venue_id = p_venue),
        'starts_at', l.line ->> 'starts_at', 'fault', 'conflict'));
    end if;
    v_picked := v_picked || v_slot;
    v_lines := v_lines || jsonb_build_array((l.line - 'category' - 'starts_at' - 'ends_at') || jsonb_build_object('slot', v_slot, 'quantity', coalesce((l.line ->> 'quantity')::int, 1)));
  end loop;
  return v_lines;
end $$;
comment on function inventory.pick_any(timestamptz, bigint, jsonb, bigint[]) is 'Puts a free slot into each line that names a category and a time; refused as none_free when there is none.';
