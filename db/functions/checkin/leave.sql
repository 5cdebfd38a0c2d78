create or replace function checkin.leave(p_scan uuid, p_ticket bigint, p_source text, p_people int, p_at timestamptz, p_device_at timestamptz) returns jsonb
language plpgsql as $$
declare
  t checkin.ticket;
  v_people int;
  v_id bigint;
begin
  select * into t from checkin.ticket k where k.id = p_ticket for no key update;
  v_people := least(t.inside, case when coalesce(p_people, 0) > 0 then p_people else t.inside end);
  if v_people < 1 then
    insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, verdict, source, offline, scanned_at, device_at)
      values (p_scan, t.venue_id, p_ticket, t.slot_id, 'refused', 'not_inside', p_source, p_device_at is not null, p_at, p_device_at) returning id into v_id;
    return checkin.verdict(p_ticket, 'attention', 'not_inside', '{}', v_id, 0, false);
  end if;
  update checkin.ticket k set inside = k.inside - v_people, version = k.version + 1 where k.id = p_ticket;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, verdict, source, offline, scanned_at, device_at)
    values (p_scan, t.venue_id, p_ticket, t.slot_id, 'exit', v_people, 'left', p_source, p_device_at is not null, p_at, p_device_at) returning id into v_id;
  perform audit.write(t.venue_id, 'check_out', t.order_id, t.slot_id, jsonb_build_object('ticket', p_ticket, 'people', v_people, 'check_in', v_id));
  perform events.publish(t.venue_id, 'check_in', array[t.slot_id]);
  return checkin.verdict(p_ticket, 'admitted', 'left', '{}', v_id, v_people, false);
end $$;
comment on function checkin.leave(uuid, bigint, text, int, timestamptz, timestamptz) is 'People of a ticket go out: fewer are inside. Nobody is kept in, whatever the ticket''s state.';
