create or replace function catalog.save_space(p_venue bigint, p_space jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p_space ->> 'id')::bigint, 0);
  v_name text := btrim(coalesce(p_space ->> 'name', ''));
  v_category_name text := btrim(coalesce(p_space ->> 'category_name', ''));
  v_kind text := p_space ->> 'kind';
  v_capacity int := (p_space ->> 'max_capacity')::int;
  v_category bigint;
  v_unit bigint;
  v_new_category boolean;
begin
  if v_name = '' then perform base.refuse('name_required'); end if;
  if char_length(v_name) > 120 then perform base.refuse('name_too_long', jsonb_build_object('length', char_length(v_name), 'most', 120)); end if;
  if v_category_name = '' or char_length(v_category_name) > 120 then perform base.refuse('category_required'); end if;
  if v_kind is null or v_kind not in ('exclusive', 'quota', 'equipment', 'instructor') then perform base.refuse('kind_invalid'); end if;
  if v_capacity is null or v_capacity not between 1 and 1000000 or (v_kind in ('exclusive', 'instructor') and v_capacity <> 1) then
    perform base.refuse('capacity_invalid', jsonb_build_object('capacity', v_capacity, 'most', case when v_kind in ('exclusive', 'instructor') then 1 else 1000000 end));
  end if;
  if coalesce((p_space ->> 'buffer_before_minutes')::int, 0) not between 0 and 1440 or coalesce((p_space ->> 'buffer_after_minutes')::int, 0) not between 0 and 1440
     or coalesce((p_space ->> 'entry_before_minutes')::int, 30) not between 0 and 1440 then
    perform base.refuse('minutes_invalid', jsonb_build_object('most', 1440));
  end if;
  insert into catalog.category(venue_id, name, position) values (p_venue, v_category_name, (select count(*) from catalog.category c where c.venue_id = p_venue))
    on conflict (venue_id, name) do nothing;
  v_new_category := found;
  select c.id into v_category from catalog.category c where c.venue_id = p_venue and c.name = v_category_name;
  if v_new_category then
    insert into catalog.ticket_type(venue_id, category_id, name, is_default) values (p_venue, v_category, 'Standard', true);
  end if;
  if v_id is null then
    insert into catalog.space(venue_id, category_id, name, kind, max_capacity, buffer_before, buffer_after, entry_before, real_name, one_live_order, position)
      values (p_venue, v_category, v_name, v_kind, v_capacity, make_interval(mins => coalesce((p_space ->> 'buffer_before_minutes')::int, 0)),
              make_interval(mins => coalesce((p_space ->> 'buffer_after_minutes')::int, 0)), make_interval(mins => coalesce((p_space ->> 'entry_before_minutes')::int, 30)),
              coalesce((p_space ->> 'real_name')::boolean, false), coalesce((p_space ->> 'one_live_order')::boolean, true), coalesce((p_space ->> 'position')::int, 0))
      returning id into v_id;
    if v_kind in ('exclusive', 'instructor') then
      insert into catalog.unit(venue_id, name) values (p_venue, v_name) returning id into v_unit;
      insert into catalog.space_unit(space_id, unit_id, venue_id) values (v_id, v_unit, p_venue);
    end if;
    return v_id;
  end if;
  -- The kind decides claims and locks, so it stays; existing slots keep their capacity, new ones take the new maximum.
  update catalog.space s set category_id = v_category, name = v_name, max_capacity = v_capacity,
         buffer_before = make_interval(mins => coalesce((p_space ->> 'buffer_before_minutes')::int, 0)),
         buffer_after = make_interval(mins => coalesce((p_space ->> 'buffer_after_minutes')::int, 0)),
         entry_before = make_interval(mins => coalesce((p_space ->> 'entry_before_minutes')::int, 30)),
         real_name = coalesce((p_space ->> 'real_name')::boolean, false), one_live_order = coalesce((p_space ->> 'one_live_order')::boolean, true),
         position = coalesce((p_space ->> 'position')::int, s.position), retired = coalesce((p_space ->> 'retired')::boolean, false), version = s.version + 1
   where s.id = v_id and s.venue_id = p_venue and s.kind = v_kind and s.version = (p_space ->> 'version')::int;
  if not found then
    if exists (select from catalog.space s where s.id = v_id and s.venue_id = p_venue and s.kind <> v_kind) then perform base.refuse('kind_fixed'); end if;
    perform base.refuse('stale', jsonb_build_object('fault', 'conflict'));
  end if;
  if exists (select from inventory.slot s where s.space_id = v_id and s.ends_at > base.now() and s.status <> 'removed' and s.capacity > v_capacity) then
    perform base.refuse('capacity_below_slots', jsonb_build_object('capacity', v_capacity));
  end if;
  return v_id;
end $$;
comment on function catalog.save_space(bigint, jsonb) is 'Creates or changes a space after checking every field; a new exclusive or instructor space gets its unit, a new category its standard ticket type.';
