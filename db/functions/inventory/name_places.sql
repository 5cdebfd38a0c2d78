create or replace function inventory.name_places(p_venue bigint, p_order bigint, p_lines jsonb) returns void
language plpgsql as $$
declare v_bad record; v_any int[];
begin
  v_any := array(select l.n from jsonb_array_elements(p_lines) with ordinality l(line, n) where l.line -> 'seats' = '"any"');
  if cardinality(v_any) > 0 then
    p_lines := (select jsonb_agg(case when l.n = any (v_any) then l.line - 'seats' else l.line end order by l.n) from jsonb_array_elements(p_lines) with ordinality l(line, n));
  end if;
  select l.n, i.id, i.places, jsonb_array_length(coalesce(l.line -> 'seats', '[]')) as seats, jsonb_array_length(coalesce(l.line -> 'people', '[]')) as people into v_bad
    from jsonb_array_elements(p_lines) with ordinality l(line, n) join orders.item i on i.order_id = p_order and i.line_no = l.n
   where (l.line ? 'seats' and jsonb_array_length(l.line -> 'seats') <> i.places) or (l.line ? 'people' and jsonb_array_length(l.line -> 'people') <> i.places) limit 1;
  if found then perform base.refuse('places_named_wrong', jsonb_build_object('line', v_bad.n, 'places', v_bad.places, 'seats', v_bad.seats, 'people', v_bad.people)); end if;
  if exists (select from jsonb_array_elements(p_lines) with ordinality l(line, n) join orders.item i on i.order_id = p_order and i.line_no = l.n join inventory.slot s on s.id = i.slot_id
               cross join lateral jsonb_array_elements_text(coalesce(l.line -> 'seats', '[]')) x(seat) left join inventory.seat t on t.id = x.seat::bigint and t.space_id = s.space_id and not t.unavailable
              where t.id is null) then
    perform base.refuse('unknown_seat', jsonb_build_object('fault', 'missing'));
  end if;
  insert into inventory.item_seat(item_id, seat_id, slot_id, venue_id)
    select i.id, x.seat::bigint, i.slot_id, p_venue
      from jsonb_array_elements(p_lines) with ordinality l(line, n) join orders.item i on i.order_id = p_order and i.line_no = l.n
      cross join lateral jsonb_array_elements_text(coalesce(l.line -> 'seats', '[]')) x(seat) order by i.slot_id, x.seat::bigint;
  if cardinality(v_any) > 0 then perform inventory.give_seats(p_order, v_any); end if;
  -- No number and no key comes here: desks seal and hash (models/customers/DocumentSealer). Who looks for a document brings its
  -- hashes too and finds it in inventory.document_hash; a door's own list keeps hashKeys() for when the server is away.
  perform inventory.name_people(p_venue, p_order, p_lines);
exception
  when unique_violation then
    if sqlerrm like '%item_seat_once%' or sqlerrm like '%item_seat_pkey%' then perform base.refuse('seat_taken', jsonb_build_object('fault', 'conflict')); end if;
    perform base.refuse('document_has_place', jsonb_build_object('fault', 'conflict'));
  when not_null_violation or check_violation then
    perform base.refuse('document_invalid');
end $$;
comment on function inventory.name_places(bigint, bigint, jsonb) is 'Stores the seats (ids, or "any" for the best that are free) and people of a cart''s lines, one per place.';
