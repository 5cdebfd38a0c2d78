create or replace function orders.parts_json(p_item bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('places', p.places, 'seats', p.seats, 'entered', p.entered,
      'people', (select coalesce(jsonb_agg(jsonb_build_object('name', customers.shown('name', x.name, 'order'), 'document', customers.shown('document', x.document_tail, 'order')) order by x.place), '[]')
                   from inventory.item_person x where x.item_id = p_item and x.place = any (p.places)),
      'seat_names', (select coalesce(string_agg(concat_ws(' ', nullif(t.block, ''), t."row", t.number), ', ' order by t.y, t.x, t.id), '') from inventory.seat t where t.id = any (p.seats))) order by p.part), '[]')
    from orders.parts(p_item) p where cardinality(p.places) + cardinality(p.seats) > 0;
$$;
comment on function orders.parts_json(bigint) is 'The people and seats of an item that can leave it by themselves, as the signed-in role may see them; none where it names neither.';
