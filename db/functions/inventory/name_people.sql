create or replace function inventory.name_people(p_venue bigint, p_order bigint, p_lines jsonb) returns void
language plpgsql as $$
declare v_versions int[] := inventory.document_versions(p_venue); v_people jsonb;
begin
  select jsonb_agg(jsonb_build_object('item', i.id, 'place', p.place, 'slot', i.slot_id, 'person', p.person)) into v_people
    from jsonb_array_elements(p_lines) with ordinality l(line, n) join orders.item i on i.order_id = p_order and i.line_no = l.n
    cross join lateral jsonb_array_elements(coalesce(l.line -> 'people', '[]')) with ordinality p(person, place);
  if v_people is null then return; end if;
  -- The number itself never comes here; whoever sends one has not sealed it.
  if exists (select from jsonb_array_elements(v_people) p where p -> 'person' ? 'document' or jsonb_typeof(p -> 'person' -> 'hashes') is distinct from 'object') then
    perform base.refuse('document_not_sealed');
  end if;
  if cardinality(v_versions) = 0 or exists (select from jsonb_array_elements(v_people) p
      where array(select k::int from jsonb_object_keys(p -> 'person' -> 'hashes') k where k ~ '^[0-9]{1,9}$' order by 1) <> v_versions) then
    perform base.refuse('document_keys_changed', jsonb_build_object('fault', 'conflict'));
  end if;
  insert into inventory.item_person(item_id, place, slot_id, venue_id, name, document_type, document_tail, sealed, key_version)
    select (p ->> 'item')::bigint, (p ->> 'place')::int, (p ->> 'slot')::bigint, p_venue, left(btrim(coalesce(p -> 'person' ->> 'name', '')), 200), p -> 'person' ->> 'document_type',
           p -> 'person' ->> 'document_tail', case when char_length(p -> 'person' ->> 'sealed') between 80 and 800 then decode(p -> 'person' ->> 'sealed', 'hex') end,
           v_versions[cardinality(v_versions)]
      from jsonb_array_elements(v_people) p order by (p ->> 'slot')::bigint, (p ->> 'place')::int;
  if exists (select from inventory.item_person x join orders.item i on i.id = x.item_id where i.order_id = p_order and x.sealed is null) then perform base.refuse('document_not_sealed'); end if;
  insert into inventory.document_hash(item_id, place, key_version, slot_id, venue_id, hash, live)
    select (p ->> 'item')::bigint, (p ->> 'place')::int, h.key::int, (p ->> 'slot')::bigint, p_venue, decode(h.value, 'hex'), true
      from jsonb_array_elements(v_people) p cross join lateral jsonb_each_text(p -> 'person' -> 'hashes') h order by (p ->> 'slot')::bigint, (p ->> 'place')::int, h.key::int;
end $$;
comment on function inventory.name_people(bigint, bigint, jsonb) is 'Stores the people of a cart''s lines, {name, document_type, document_tail, sealed, hashes: {version: hash}}, as the client sealed them; it must know every document key in use.';
