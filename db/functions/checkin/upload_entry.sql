create or replace function checkin.upload_entry(p_now timestamptz, p_scan uuid, p_venue bigint, p_ticket bigint, p_source text, p_people int, p_at timestamptz, p_device_at timestamptz) returns text
language plpgsql as $$
declare
  t checkin.ticket;
  later checkin.check_in;
  v_code text;
  v_second bigint;
  v_demoted bigint[] := '{}';
  v_first bigint;
begin
  perform 1 from orders.order o where o.id = (select k.order_id from checkin.ticket k where k.id = p_ticket) for no key update;
  select * into t from checkin.ticket k where k.id = p_ticket for no key update;
  v_code := checkin.judge(p_at, p_venue, p_ticket) ->> 'code';
  if v_code is null and p_people > checkin.room(t) then v_code := case when (select i.suspended from orders.item i where i.id = t.item_id) then 'suspended' else 'already_used' end; end if;
  if v_code = 'already_used' and p_people <= t.party and p_people <= checkin.room(t) + (
      select coalesce(sum(case when tt.reentry then c.people else coalesce(c.counted, c.people) end), 0)
        from checkin.check_in c join orders.item i on i.id = t.item_id join catalog.ticket_type tt on tt.id = i.ticket_type_id
       where c.ticket_id = p_ticket and c.kind = 'entry' and c.scanned_at > p_at and not exists (select from checkin.check_in u where u.undoes = c.id)) then
    -- The earlier scan is the admission, whichever door came back first: later ones make way until this one fits. Where it
    -- would not fit even so, they stand.
    while p_people > checkin.room(t) loop
      select c.* into later from checkin.check_in c
       where c.ticket_id = p_ticket and c.kind = 'entry' and c.scanned_at > p_at and not exists (select from checkin.check_in u where u.undoes = c.id)
       order by c.scanned_at desc, c.id desc limit 1;
      exit when not found;
      update checkin.check_in c set kind = 'conflict', verdict = 'already_used' where c.id = later.id;
      update checkin.ticket k set entered = greatest(0, k.entered - coalesce(later.counted, later.people)), inside = greatest(0, k.inside - later.people) where k.id = p_ticket;
      v_demoted := v_demoted || later.id;
      select * into t from checkin.ticket k where k.id = p_ticket;
    end loop;
    if p_people <= checkin.room(t) then v_code := null; end if;
  end if;
  if v_code is null then
    v_first := checkin.record_entry(p_scan, t, p_source, p_people, p_at, p_device_at);
    perform checkin.watch_limit(p_now, t.slot_id);
  else
    insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, verdict, source, offline, scanned_at, device_at)
      values (p_scan, p_venue, p_ticket, t.slot_id, 'conflict', p_people, v_code, p_source, true, p_at, p_device_at) returning id into v_second;
    perform checkin.raise_conflict(p_now, p_venue, p_ticket, v_code,
      (select c.id from checkin.check_in c where c.ticket_id = p_ticket and c.kind = 'entry' and not exists (select from checkin.check_in u where u.undoes = c.id) order by c.scanned_at, c.id limit 1),
      v_second, p_at);
    perform events.publish(p_venue, 'check_in', array[t.slot_id]);
  end if;
  perform checkin.raise_conflict(p_now, p_venue, p_ticket, 'already_used', v_first, d, p_at) from unnest(v_demoted) d;
  return case when v_code is null then 'entered' else 'conflict' end;
end $$;
comment on function checkin.upload_entry(timestamptz, uuid, bigint, bigint, text, int, timestamptz, timestamptz) is 'An entry a door allowed without the server: counted where the ticket allowed it at that (corrected) time, else a conflict. entered or conflict.';
