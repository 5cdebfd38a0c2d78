create or replace function checkin.admit(p_now timestamptz, p_scan uuid, p_venue bigint, p_ticket bigint, p_source text, p_people int) returns jsonb
language plpgsql as $$
declare
  t record;
  v_reason jsonb;
  v_kind text;
  v_id bigint;
  v_people int;
begin
  -- The order first, as everywhere: a refund under way decides before the door does.
  perform 1 from orders.order o where o.id = (select k.order_id from checkin.ticket k where k.id = p_ticket) for no key update;
  -- The ticket's row is the queue: of any number of doors, one admits.
  select k.*, o.state as order_state into t from checkin.ticket k join orders.order o on o.id = k.order_id where k.id = p_ticket for no key update of k;
  v_reason := checkin.judge(p_now, p_venue, p_ticket);
  -- Scanned again at the same door within 5 s: the first answer, counted once, unless its money went back meanwhile.
  if v_reason ->> 'code' = 'already_used' and t.last_used_at > p_now - interval '5 s' and t.last_door = current_setting('application_name') then
    select c.id, c.people into v_id, v_people from checkin.check_in c where c.ticket_id = p_ticket and c.kind = 'entry' order by c.id desc limit 1;
    return checkin.verdict(p_ticket, 'admitted', 'admitted', '{}', v_id, v_people, true);
  end if;
  if v_reason is not null then
    v_kind := case when v_reason ->> 'code' in ('already_used', 'too_early', 'other_day', 'too_late') then 'attention' else 'refused' end;
    insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, verdict, facts, source, scanned_at)
      values (p_scan, p_venue, p_ticket, t.slot_id, 'refused', v_reason ->> 'code', coalesce(v_reason -> 'facts', '{}'), p_source, p_now) returning id into v_id;
    return checkin.verdict(p_ticket, v_kind, v_reason ->> 'code', coalesce(v_reason -> 'facts', '{}'), v_id, 0, false);
  end if;
  v_people := case when coalesce(p_people, 0) = 0 then t.party - t.entered else p_people end;
  if v_people < 1 or v_people > t.party - t.entered then
    perform base.refuse('people_invalid', jsonb_build_object('wanted', p_people, 'left', t.party - t.entered));
  end if;
  update checkin.ticket k set entered = k.entered + v_people, inside = k.inside + v_people, first_used_at = coalesce(k.first_used_at, p_now), last_used_at = p_now,
         last_door = current_setting('application_name'), last_scan = p_scan, version = k.version + 1
   where k.id = p_ticket and k.entered + v_people <= k.party;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, verdict, source, scanned_at)
    values (p_scan, p_venue, p_ticket, t.slot_id, 'entry', v_people, 'admitted', p_source, p_now) returning id into v_id;
  perform checkin.refresh_use(t.order_id, t.item_id);
  perform audit.write(p_venue, 'check_in', t.order_id, t.slot_id, jsonb_build_object('ticket', p_ticket, 'people', v_people, 'check_in', v_id));
  perform events.publish(p_venue, 'check_in', array[t.slot_id]);
  return checkin.verdict(p_ticket, 'admitted', 'admitted', '{}', v_id, v_people, false);
end $$;
comment on function checkin.admit(timestamptz, uuid, bigint, bigint, text, int) is 'One admission: locks the ticket, judges it, counts the people, keeps the scan. p_people 0 admits all that are left of the party.';
