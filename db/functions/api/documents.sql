create or replace function api.documents(p_order bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v jsonb;
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'desk_lead', 'auditor');
  select coalesce(jsonb_agg(jsonb_build_object('item_id', p.item_id, 'place', p.place, 'name', p.name, 'document_type', p.document_type, 'document_tail', p.document_tail,
           'key_version', p.key_version, 'sealed', encode(p.sealed, 'hex')) order by i.line_no, p.place), '[]')
    into v from orders.item i join inventory.item_person p on p.item_id = i.id where i.order_id = p_order;
  perform audit.tell(v_venue, 'read_documents', p_order);
  perform audit.write(v_venue, 'read_documents', p_order, null, jsonb_build_object('documents', jsonb_array_length(v)));
  return v;
end $$;
comment on function api.documents(bigint) is 'Desk lead, auditor: the sealed documents of an order, for a registered terminal to open; each reading is audited, and told in the server''s log.';
