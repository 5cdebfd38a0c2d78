create or replace function checkin.upload_undo(p_now timestamptz, p_scan uuid, p_venue bigint, p_undoes uuid, p_reason text, p_at timestamptz, p_device_at timestamptz) returns text
language plpgsql as $$
declare
  c checkin.check_in;
  t checkin.ticket;
  v_code text;
begin
  perform 1 from orders.order o join checkin.ticket k on k.order_id = o.id join checkin.check_in x on x.ticket_id = k.id where x.scan_id = p_undoes and x.venue_id = p_venue for no key update of o;
  -- Read under the order's lock: an earlier scan of another door may just have made a conflict of it.
  select * into c from checkin.check_in x where x.scan_id = p_undoes and x.venue_id = p_venue and x.kind in ('entry', 'conflict');
  if not found or exists (select from checkin.check_in x where x.undoes = c.id) then return 'known'; end if;
  -- The rule of api.undo_check_in, at the time the door took it back; a minute is for clocks.
  v_code := case when pg_has_role(session_user, 'vd_desk_lead', 'member') then null
                 when c.actor <> session_user and c.door <> current_setting('application_name') then 'undo_other_door'
                 when p_at > c.scanned_at + interval '16 min' then 'undo_too_late' end;
  if v_code is not null then
    insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, verdict, source, reason, offline, scanned_at, device_at)
      values (p_scan, p_venue, c.ticket_id, c.slot_id, 'refused', v_code, c.source, left(p_reason, 400), true, p_at, p_device_at);
    return 'refused';
  end if;
  if c.kind = 'entry' then
    -- What is left is the use before it.
    update checkin.ticket k set entered = greatest(0, k.entered - coalesce(c.counted, c.people)), inside = greatest(0, k.inside - c.people), version = k.version + 1,
           (last_used_at, last_door) = (select e.scanned_at, e.door from checkin.check_in e where e.ticket_id = c.ticket_id and e.kind = 'entry' and e.id <> c.id
               and not exists (select from checkin.check_in u where u.undoes = e.id) order by e.scanned_at desc, e.id desc limit 1)
     where k.id = c.ticket_id returning * into t;
    perform checkin.refresh_use(t.order_id, t.item_id);
    perform events.publish(p_venue, 'check_in', array[t.slot_id]);
  else
    update checkin.conflict x set decision = 'reject', decided_by = session_user, decided_at = p_now, note = left(p_reason, 400) where x.second_id = c.id and x.decision is null;
  end if;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, verdict, source, undoes, reason, offline, scanned_at, device_at)
    values (p_scan, p_venue, c.ticket_id, c.slot_id, 'undo', c.people, 'undone', c.source, c.id, left(p_reason, 400), true, p_at, p_device_at);
  perform audit.write(p_venue, 'undo_check_in', t.order_id, t.slot_id, jsonb_build_object('check_in', c.id, 'reason', p_reason, 'offline', true));
  return 'undone';
end $$;
comment on function checkin.upload_undo(timestamptz, uuid, bigint, uuid, text, timestamptz, timestamptz) is 'An entry the door took back itself while the server was away, by the rule of api.undo_check_in; a refused one is kept as such.';
