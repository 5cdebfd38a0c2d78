create or replace function checkin.room(p_ticket checkin.ticket) returns int
language sql stable as $$
  select case when tt.reentry then case when i.suspended then p_ticket.entered else p_ticket.party end - p_ticket.inside else p_ticket.party - p_ticket.entered end
    from orders.item i join catalog.ticket_type tt on tt.id = i.ticket_type_id where i.id = p_ticket.item_id;
$$;
comment on function checkin.room(checkin.ticket) is 'How many people a ticket may still let in now.';
