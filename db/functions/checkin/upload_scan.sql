create or replace function checkin.upload_scan(p_now timestamptz, p_venue bigint, p_offset interval, p_scan jsonb) returns text
language plpgsql as $$
declare
  v_id uuid := (p_scan ->> 'scan')::uuid;
  v_kind text := p_scan ->> 'kind';
  v_device_at timestamptz := (p_scan ->> 'at')::timestamptz;
  v_at timestamptz := least(p_now, v_device_at - p_offset);
  v_source text := coalesce(p_scan ->> 'source', 'token');
  v_people int := coalesce((p_scan ->> 'people')::int, 0);
  v_ticket bigint := (p_scan ->> 'ticket')::bigint;
  v_code text := 'unknown';
  c checkin.check_in;
  v_new bigint;
begin
  if v_id is null or v_device_at is null or not isfinite(v_device_at) or v_people not between 0 and 1000 or coalesce(v_kind, '') not in ('entry', 'exit', 'undo', 'refused')
     or v_source not in ('token', 'short_code', 'document', 'staff') then
    perform base.refuse('request_malformed');
  end if;
  select * into c from checkin.check_in x where x.scan_id = v_id;
  if found then
    if c.kind <> 'refused' or v_kind <> 'entry' then return 'known'; end if;
    -- The server had refused it, only its answer did not reach the door in time, and the door let them in.
    update checkin.check_in x set kind = 'conflict', people = v_people, offline = true, device_at = v_device_at where x.id = c.id;
    perform checkin.raise_conflict(p_now, p_venue, c.ticket_id, c.verdict,
      (select x.id from checkin.check_in x where x.ticket_id = c.ticket_id and x.kind = 'entry' order by x.scanned_at, x.id limit 1), c.id, v_at);
    return 'conflict';
  end if;
  if v_kind = 'undo' then return checkin.upload_undo(p_now, v_id, p_venue, (p_scan ->> 'undoes')::uuid, coalesce(p_scan ->> 'reason', ''), v_at, v_device_at); end if;
  if v_kind = 'refused' then
    insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, verdict, source, offline, scanned_at, device_at)
      select v_id, p_venue, t.id, t.slot_id, 'refused', left(coalesce(p_scan ->> 'verdict', 'unknown'), 40), v_source, true, v_at, v_device_at
        from (select) one left join checkin.ticket t on t.id = v_ticket and t.venue_id = p_venue;
    return 'refused';
  end if;
  if v_ticket is not null then
    v_ticket := (select t.id from checkin.ticket t where t.id = v_ticket and t.venue_id = p_venue);
  elsif v_source = 'token' then
    -- Signed by one of our desks a moment before the line broke; by now the server knows it.
    select f.ticket_id, case when f.venue_id <> p_venue then 'other_venue' when f.revoked <> 'ok' then f.revoked else 'ok' end into v_ticket, v_code from checkin.find('token', p_scan ->> 'hash', p_venue) f;
    v_code := coalesce(v_code, 'unknown');
    if v_code <> 'ok' then v_ticket := null; end if;
  end if;
  if v_ticket is not null and v_kind = 'exit' then
    return case checkin.leave(v_id, v_ticket, v_source, v_people, v_at, v_device_at) ->> 'code' when 'left' then 'left' else 'refused' end;
  elsif v_ticket is not null then
    return checkin.upload_entry(p_now, v_id, p_venue, v_ticket, v_source, greatest(1, v_people), v_at, v_device_at);
  end if;
  insert into checkin.check_in(scan_id, venue_id, kind, people, verdict, source, offline, scanned_at, device_at)
    values (v_id, p_venue, case v_kind when 'entry' then 'conflict' else 'refused' end, v_people, v_code, v_source, true, v_at, v_device_at) returning id into v_new;
  if v_kind = 'entry' then perform checkin.raise_conflict(p_now, p_venue, null, v_code, null, v_new, v_at); end if;
  return case v_kind when 'entry' then 'conflict' else 'refused' end;
end $$;
comment on function checkin.upload_scan(timestamptz, bigint, interval, jsonb) is 'One scan made without the server: entered, left, undone, refused, conflict, or known when it was uploaded before.';
