create or replace function inventory.people_json(p_order bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('item_id', p.item_id, 'place', p.place, 'name', customers.shown('name', p.name, 'order'), 'document_type', p.document_type,
           'document', customers.shown('document', p.document_tail, 'order')) order by i.line_no, p.place), '[]')
    from orders.item i join inventory.item_person p on p.item_id = i.id where i.order_id = p_order;
$$;
comment on function inventory.people_json(bigint) is 'Who takes an order''s places, documents by their last characters only, as the signed-in role may see them.';
