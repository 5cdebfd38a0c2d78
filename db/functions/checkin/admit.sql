create or replace function checkin.admit(p_now timestamptz, p_scan uuid, p_venue bigint, p_ticket bigint, p_source text, p_people int, p_spaces bigint[]) returns jsonb
language plpgsql as $$
declare
  t checkin.ticket;
  v_reason jsonb;
  v_id bigint;
  v_people int;
begin
  -- The order first, as everywhere: a refund under way decides before the door does.
  perform 1 from orders.order o where o.id = (select k.order_id from checkin.ticket k where k.id = p_ticket) for no key update;
  -- The ticket's row is the queue: of any number of doors, one admits.
  select * into t from checkin.ticket k where k.id = p_ticket for no key update;
  v_reason := checkin.judge(p_now, p_venue, p_ticket);
  -- Scanned again at the same door within 5 s: the first answer, counted once, unless its money went back meanwhile.
  if v_reason ->> 'code' = 'already_used' and t.last_used_at > p_now - interval '5 s' and t.last_door = current_setting('application_name') then
    select c.id, c.people into v_id, v_people from checkin.check_in c where c.ticket_id = p_ticket and c.kind = 'entry' order by c.id desc limit 1;
    return checkin.verdict(p_ticket, 'admitted', 'admitted', '{}', v_id, v_people, true);
  end if;
  -- A ticket that admits nobody is told as such at every door; a good one is shown the way.
  if cardinality(p_spaces) > 0 and (v_reason is null or checkin.verdict_kind(v_reason ->> 'code') = 'attention') then
    v_reason := coalesce((select jsonb_build_object('code', 'wrong_door', 'facts', jsonb_build_object('space', sp.name)) from inventory.slot s
      join catalog.space sp on sp.id = s.space_id where s.id = t.slot_id and not sp.id = any (p_spaces)), v_reason);
  end if;
  if v_reason is not null then
    insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, verdict, facts, source, scanned_at)
      values (p_scan, p_venue, p_ticket, t.slot_id, 'refused', v_reason ->> 'code', coalesce(v_reason -> 'facts', '{}'), p_source, p_now) returning id into v_id;
    return checkin.verdict(p_ticket, checkin.verdict_kind(v_reason ->> 'code'), v_reason ->> 'code', coalesce(v_reason -> 'facts', '{}'), v_id, 0, false);
  end if;
  v_people := case when coalesce(p_people, 0) <> 0 then p_people else checkin.room(t) end;
  if v_people < 1 or v_people > checkin.room(t) then
    perform base.refuse('people_invalid', jsonb_build_object('wanted', p_people, 'left', checkin.room(t)));
  end if;
  v_id := checkin.record_entry(p_scan, t, p_source, v_people, p_now, null);
  perform checkin.watch_limit(p_now, t.slot_id);
  return checkin.verdict(p_ticket, 'admitted', 'admitted', '{}', v_id, v_people, false);
end $$;
comment on function checkin.admit(timestamptz, uuid, bigint, bigint, text, int, bigint[]) is 'One admission: locks the ticket, judges it, counts the people, keeps the scan. p_people 0 admits all that are left of the party. p_spaces: the spaces this door leads to; none for all.';
