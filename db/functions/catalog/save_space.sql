create or replace function catalog.save_space(p_venue bigint, p_space jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p_space ->> 'id')::bigint, 0);
  v_name text := catalog.name_of(p_space, 'name', 120);
  v_kind text := p_space ->> 'kind';
  v_capacity int := catalog.int_of(p_space, 'max_capacity', -2147483648, 2147483647, null);
  v_category bigint := catalog.space_category(p_venue, p_space);
  v_hours jsonb := catalog.hours_of(p_space, 'hours');
  v_minutes int[];
begin
  if v_kind is null or v_kind not in ('exclusive', 'quota', 'equipment', 'instructor') then perform base.refuse('kind_invalid', '{"field": "kind"}'); end if;
  if v_capacity is null or v_capacity not between 1 and 1000000 or (v_kind in ('exclusive', 'instructor') and v_capacity <> 1) then
    perform base.refuse('capacity_invalid', jsonb_build_object('field', 'max_capacity', 'capacity', v_capacity, 'most', case when v_kind in ('exclusive', 'instructor') then 1 else 1000000 end));
  end if;
  v_minutes := array(select catalog.space_minutes(p_space, f.name, f.otherwise) from (values (1, 'buffer_before_minutes', 0), (2, 'buffer_after_minutes', 0),
    (3, 'entry_before_minutes', 30), (4, 'entry_after_end_minutes', 0), (5, 'sale_ends_before_minutes', 0)) as f(n, name, otherwise) order by f.n);
  if v_id is null then
    insert into catalog.space(venue_id, category_id, name, kind, max_capacity, buffer_before, buffer_after, entry_before, entry_after_end, sale_ends_before,
                              real_name, one_live_order, release_days, release_time, policy_id, hours, position)
      values (p_venue, v_category, v_name, v_kind, v_capacity, make_interval(mins => v_minutes[1]), make_interval(mins => v_minutes[2]), make_interval(mins => v_minutes[3]),
              make_interval(mins => v_minutes[4]), make_interval(mins => v_minutes[5]), catalog.yes_of(p_space, 'real_name', false),
              catalog.yes_of(p_space, 'one_live_order', v_kind <> 'equipment'), catalog.int_of(p_space, 'release_days', 0, 3660, null), catalog.time_of(p_space, 'release_time'),
              catalog.refer(p_venue, p_space, 'policy_id', 'policy'), v_hours, catalog.int_of(p_space, 'position', 0, 100000, 0))
      returning id into v_id;
    perform catalog.save_parts(p_venue, v_id, p_space);
    return v_id;
  end if;
  -- The kind decides claims and locks, so it stays; existing slots keep their capacity, new ones take the new maximum.
  update catalog.space s set category_id = v_category, name = v_name, max_capacity = v_capacity,
         buffer_before = make_interval(mins => v_minutes[1]), buffer_after = make_interval(mins => v_minutes[2]), entry_before = make_interval(mins => v_minutes[3]),
         entry_after_end = case when p_space ? 'entry_after_end_minutes' then make_interval(mins => v_minutes[4]) else s.entry_after_end end,
         sale_ends_before = case when p_space ? 'sale_ends_before_minutes' then make_interval(mins => v_minutes[5]) else s.sale_ends_before end,
         real_name = catalog.yes_of(p_space, 'real_name', false), one_live_order = catalog.yes_of(p_space, 'one_live_order', true),
         release_days = case when p_space ? 'release_days' then catalog.int_of(p_space, 'release_days', 0, 3660, null) else s.release_days end,
         release_time = case when p_space ? 'release_time' then catalog.time_of(p_space, 'release_time') else s.release_time end,
         policy_id = case when p_space ? 'policy_id' then catalog.refer(p_venue, p_space, 'policy_id', 'policy') else s.policy_id end,
         hours = case when p_space ? 'hours' then v_hours else s.hours end,
         position = catalog.int_of(p_space, 'position', 0, 100000, s.position), retired = catalog.yes_of(p_space, 'retired', false), version = s.version + 1
   where s.id = v_id and s.venue_id = p_venue and s.kind = v_kind and s.version = (p_space ->> 'version')::int;
  if not found then
    if exists (select from catalog.space s where s.id = v_id and s.venue_id = p_venue and s.kind <> v_kind) then perform base.refuse('kind_fixed', '{"field": "kind"}'); end if;
    perform catalog.stale();
  end if;
  if exists (select from inventory.slot s where s.space_id = v_id and s.ends_at > base.now() and s.status <> 'removed' and s.capacity > v_capacity) then
    perform base.refuse('capacity_below_slots', jsonb_build_object('field', 'max_capacity', 'capacity', v_capacity));
  end if;
  if p_space ? 'parts' or v_kind = 'equipment' then perform catalog.save_parts(p_venue, v_id, p_space); end if;
  return v_id;
end $$;
comment on function catalog.save_space(bigint, jsonb) is 'Creates or changes a space after checking every field; a new exclusive or instructor space gets its units. What a change does not name stays.';
