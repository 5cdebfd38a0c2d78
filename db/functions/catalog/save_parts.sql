create or replace function catalog.save_parts(p_venue bigint, p_space bigint, p jsonb) returns void
language plpgsql as $$
declare
  v_parts bigint[];
  v_unit bigint;
  s catalog.space;
begin
  select * into s from catalog.space x where x.id = p_space;
  if coalesce(jsonb_typeof(p -> 'parts'), 'null') not in ('array', 'null') then perform base.refuse('parts_invalid', '{"field": "parts"}'); end if;
  v_parts := array(select distinct x::bigint from jsonb_array_elements_text(case when jsonb_typeof(p -> 'parts') = 'array' then p -> 'parts' else '[]' end) x order by 1);
  if s.kind not in ('exclusive', 'instructor') then
    if cardinality(v_parts) > 0 then perform base.refuse('parts_invalid', '{"field": "parts"}'); end if;
    if s.kind = 'equipment' and p ? 'stock_of' then perform catalog.save_stock(p_venue, s, nullif((p ->> 'stock_of')::bigint, 0)); end if;
    return;
  end if;
  if cardinality(v_parts) = 1 or p_space = any (v_parts) or s.kind = 'instructor' and cardinality(v_parts) > 0 or exists (
       select from unnest(v_parts) part left join catalog.space x on x.id = part and x.venue_id = p_venue and x.kind = 'exclusive'
        where x.id is null or (select count(*) from catalog.space_unit u where u.space_id = part) <> 1) then
    perform base.refuse('parts_invalid', '{"field": "parts"}');
  end if;
  if v_parts = catalog.parts_of(p_space) and exists (select from catalog.space_unit u where u.space_id = p_space) then return; end if;
  -- Who booked it took the units it had; and a part of another space stays one thing.
  if exists (select from orders.item i join inventory.slot l on l.id = i.slot_id where l.space_id = p_space and i.stock_state <> 'released' and l.ends_at > base.now())
     or exists (select from catalog.space_unit u join catalog.space_unit o on o.unit_id = u.unit_id and o.space_id <> u.space_id
                 where u.space_id = p_space and (select count(*) from catalog.space_unit x where x.space_id = p_space) = 1) then
    perform base.refuse('parts_in_use', '{"field": "parts"}');
  end if;
  delete from catalog.space_unit u where u.space_id = p_space;
  if cardinality(v_parts) = 0 then
    insert into catalog.unit(venue_id, name) values (p_venue, s.name) returning id into v_unit;
    insert into catalog.space_unit(space_id, unit_id, venue_id) values (p_space, v_unit, p_venue);
  else
    insert into catalog.space_unit(space_id, unit_id, venue_id) select distinct p_space, u.unit_id, p_venue from catalog.space_unit u where u.space_id = any (v_parts);
  end if;
end $$;
comment on function catalog.save_parts(bigint, bigint, jsonb) is 'What a space physically takes: itself, or the parts it is made of (two or more undivided courts). Refused while it has bookings to come, or is itself a part.';
