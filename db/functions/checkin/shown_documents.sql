create or replace function checkin.shown_documents(p_ticket bigint) returns json
language sql stable as $$
  select coalesce(json_agg(customers.shown('document', p.document_tail, 'entrance') order by p.place), '[]')
    from checkin.place_tickets(array(select t.item_id from checkin.ticket t where t.id = p_ticket)) k
    join inventory.item_person p on p.item_id = k.item_id and p.place = k.place where k.ticket_id = p_ticket and p.document_tail <> '**';
$$;
comment on function checkin.shown_documents(bigint) is 'The last digits of the documents a ticket was booked with, masked as the entrance masks: what staff compare.';
