create or replace function inventory.save_seats(p_now timestamptz, p_venue bigint, p_space bigint, p_version int, p_seats jsonb) returns void
language plpgsql as $$
declare
  v_bad jsonb;
  v_seats inventory.seat[];
  v_most int := (select s.max_capacity from catalog.space s where s.id = p_space and s.venue_id = p_venue and s.kind = 'quota' and not s.retired);
begin
  if v_most is null then perform base.refuse('seats_space', jsonb_build_object('fault', 'missing')); end if;
  if jsonb_array_length(p_seats) > 5000 then perform base.refuse('seats_too_many', jsonb_build_object('seats', jsonb_array_length(p_seats), 'most', 5000)); end if;
  v_seats := array(
    select row(nullif((e ->> 'id')::bigint, 0), p_venue, p_space, btrim(coalesce(e ->> 'block', '')), btrim(coalesce(e ->> 'row', '')), btrim(coalesce(e ->> 'number', '')), coalesce((e ->> 'unavailable')::boolean, false),
               (e ->> 'x')::int, (e ->> 'y')::int, btrim(coalesce(e ->> 'category', '')), false)::inventory.seat
      from jsonb_array_elements(p_seats) e);
  select jsonb_build_object('block', w.block, 'row', w."row", 'number', w.number) into v_bad from unnest(v_seats) w
   where char_length(w.block) > 40 or char_length(w."row") not between 1 and 20 or char_length(w.number) not between 1 and 20 or char_length(w.category) > 40
      or w.x is null or w.x not between 0 and 999 or w.y is null or w.y not between 0 and 999 limit 1;
  if v_bad is not null then perform base.refuse('seat_invalid', v_bad); end if;
  select jsonb_build_object('block', w.block, 'row', w."row", 'number', w.number) into v_bad from unnest(v_seats) w group by w.block, w."row", w.number having count(*) > 1 limit 1;
  if v_bad is not null then perform base.refuse('seat_twice', v_bad); end if;
  select jsonb_build_object('x', w.x, 'y', w.y) into v_bad from unnest(v_seats) w group by w.x, w.y having count(*) > 1 limit 1;
  if v_bad is not null then perform base.refuse('seat_spot_twice', v_bad); end if;
  if (select count(*) from unnest(v_seats) w where not w.unavailable) > v_most then
    perform base.refuse('seats_over_capacity', jsonb_build_object('seats', (select count(*) from unnest(v_seats) w where not w.unavailable), 'most', v_most));
  end if;
  insert into inventory.seat_map(space_id, venue_id, version) values (p_space, p_venue, 0) on conflict do nothing;
  update inventory.seat_map m set version = m.version + 1, seated = jsonb_array_length(p_seats) > 0 where m.space_id = p_space and m.version = p_version;
  if not found then perform base.refuse('stale', jsonb_build_object('fault', 'conflict')); end if;
  if exists (select from unnest(v_seats) w left join inventory.seat t on t.id = w.id and t.space_id = p_space and not t.retired where w.id is not null and t.id is null) then
    perform base.refuse('unknown_seat', jsonb_build_object('fault', 'missing'));
  end if;
  -- Tickets to come name their seat: it neither goes nor closes.
  select jsonb_build_object('block', t.block, 'row', t."row", 'number', t.number) into v_bad
    from inventory.seat t left join unnest(v_seats) w on w.id = t.id
   where t.space_id = p_space and not t.retired and (w.id is null or w.unavailable and not t.unavailable or (w.block, w."row", w.number) is distinct from (t.block, t."row", t.number))
     and exists (select from inventory.item_seat i join inventory.slot s on s.id = i.slot_id where i.seat_id = t.id and i.live and s.ends_at > p_now) limit 1;
  if v_bad is not null then perform base.refuse('seat_in_use', v_bad); end if;
  delete from inventory.seat t where t.space_id = p_space and t.id not in (select w.id from unnest(v_seats) w where w.id is not null) and not exists (select from inventory.item_seat i where i.seat_id = t.id);
  -- All off the plan and back on it: two seats may have changed their numbers with each other.
  update inventory.seat t set retired = true where t.space_id = p_space and not t.retired;
  update inventory.seat t set block = w.block, "row" = w."row", number = w.number, x = w.x, y = w.y, category = w.category, unavailable = w.unavailable, retired = false
    from unnest(v_seats) w where t.id = w.id;
  insert into inventory.seat(venue_id, space_id, block, "row", number, x, y, category, unavailable)
    select p_venue, p_space, w.block, w."row", w.number, w.x, w.y, w.category, w.unavailable from unnest(v_seats) w where w.id is null order by w.y, w.x;
end $$;
comment on function inventory.save_seats(timestamptz, bigint, bigint, int, jsonb) is 'Puts a whole seat plan in place of the old one; a seat that tickets to come name stays as it is named, or all of it is refused.';
