create or replace function checkin.record_entry(p_scan uuid, p_ticket checkin.ticket, p_source text, p_people int, p_at timestamptz, p_device_at timestamptz) returns bigint
language plpgsql as $$
declare
  v_id bigint;
  v_counted int := least(p_people, greatest(0, p_ticket.inside + p_people - p_ticket.entered));
  v_reentry boolean := (select tt.reentry from orders.item i join catalog.ticket_type tt on tt.id = i.ticket_type_id where i.id = p_ticket.item_id);
begin
  if not v_reentry then v_counted := p_people; end if;
  update checkin.ticket k set entered = k.entered + v_counted, inside = k.inside + p_people, first_used_at = least(k.first_used_at, p_at), last_used_at = greatest(k.last_used_at, p_at),
         last_door = case when k.last_used_at > p_at then k.last_door else current_setting('application_name') end, last_scan = p_scan, version = k.version + 1
   where k.id = p_ticket.id;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, counted, verdict, source, offline, scanned_at, device_at)
    values (p_scan, p_ticket.venue_id, p_ticket.id, p_ticket.slot_id, 'entry', p_people, v_counted, 'admitted', p_source, p_device_at is not null, p_at, p_device_at) returning id into v_id;
  perform checkin.refresh_use(p_ticket.order_id, p_ticket.item_id);
  perform audit.write(p_ticket.venue_id, 'check_in', p_ticket.order_id, p_ticket.slot_id,
    jsonb_build_object('ticket', p_ticket.id, 'people', p_people, 'check_in', v_id) || case when p_device_at is null then '{}' else jsonb_build_object('offline', true) end);
  perform events.publish(p_ticket.venue_id, 'check_in', array[p_ticket.slot_id]);
  return v_id;
end $$;
comment on function checkin.record_entry(uuid, checkin.ticket, text, int, timestamptz, timestamptz) is 'Counts people of a ticket (its row is locked and judged) and keeps the scan. Where coming back is allowed only those above the number already counted are new. p_device_at: the door''s own time of a scan made without the server.';
