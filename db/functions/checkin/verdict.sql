create or replace function checkin.verdict(p_ticket bigint, p_kind text, p_code text, p_facts jsonb, p_check_in bigint, p_admitted int, p_repeated boolean) returns jsonb
language sql stable as $$
  select jsonb_build_object('kind', p_kind, 'code', p_code, 'facts', p_facts, 'check_in_id', p_check_in, 'admitted_now', p_admitted, 'repeated', p_repeated)
    || coalesce((select jsonb_build_object('ticket_id', t.id, 'space_name', sp.name, 'label', s.label, 'business_date', s.business_date, 'starts_at', s.starts_at,
           'ends_at', s.ends_at, 'ticket_type', concat_ws(' · ', tt.name, nullif(inventory.seats_of(i.id, t.id), '')), 'holder', customers.shown('name', c.name, 'entrance'), 'order_no', o.order_no, 'party', t.party, 'entered', t.entered,
           'seq', t.seq, 'of', (select count(*) from checkin.ticket x where x.item_id = t.item_id), 'document_check', sp.real_name,
           'documents', checkin.shown_documents(t.id))
         from checkin.ticket t join inventory.slot s on s.id = t.slot_id join catalog.space sp on sp.id = s.space_id join orders.item i on i.id = t.item_id
         join catalog.ticket_type tt on tt.id = i.ticket_type_id join orders.order o on o.id = t.order_id join customers.customer c on c.id = o.customer_id
        where t.id = p_ticket), '{}');
$$;
comment on function checkin.verdict(bigint, text, text, jsonb, bigint, int, boolean) is 'The answer of a door in one JSON: kind, code, facts, and what the ticket is, its seat beside its type (holder masked).';
