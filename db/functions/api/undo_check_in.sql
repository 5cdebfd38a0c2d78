create or replace function api.undo_check_in(p_scan uuid, p_venue bigint, p_check_in bigint, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  c checkin.check_in;
  t checkin.ticket;
  v_detail text;
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  if p_scan is null then perform base.refuse('request_key_missing'); end if;
  if exists (select from checkin.check_in x where x.scan_id = p_scan and x.undoes = p_check_in) then return (true, null, null, '{}'::jsonb)::api.outcome; end if;
  select * into c from checkin.check_in x where x.id = p_check_in and x.venue_id = p_venue and x.kind = 'entry';
  if not found then perform base.refuse('unknown_check_in', jsonb_build_object('fault', 'missing')); end if;
  if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
  perform 1 from orders.order o where o.id = (select x.order_id from checkin.ticket x where x.id = c.ticket_id) for no key update;
  select * into t from checkin.ticket x where x.id = c.ticket_id for no key update;
  -- Again under the locks: an earlier scan of a door that came back may have made a conflict of it meanwhile.
  select * into c from checkin.check_in x where x.id = p_check_in and x.kind = 'entry';
  if not found then perform base.refuse('unknown_check_in', jsonb_build_object('fault', 'missing')); end if;
  if exists (select from checkin.check_in x where x.undoes = p_check_in) then perform base.refuse('already_undone', jsonb_build_object('fault', 'conflict')); end if;
  if not pg_has_role(session_user, 'vd_desk_lead', 'member') then
    if c.actor <> session_user and c.door <> current_setting('application_name') then perform base.refuse('undo_other_door'); end if;
    if c.scanned_at < v_now - interval '15 min' then perform base.refuse('undo_too_late', jsonb_build_object('minutes', 15)); end if;
  end if;
  -- What is left is the use before it.
  update checkin.ticket x set entered = greatest(0, x.entered - coalesce(c.counted, c.people)), inside = greatest(0, x.inside - c.people), version = x.version + 1,
         (last_used_at, last_door) = (select e.scanned_at, e.door from checkin.check_in e where e.ticket_id = t.id and e.kind = 'entry' and e.id <> p_check_in
             and not exists (select from checkin.check_in u where u.undoes = e.id) order by e.scanned_at desc, e.id desc limit 1)
   where x.id = t.id;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, slot_id, kind, people, verdict, source, undoes, reason, scanned_at)
    values (p_scan, p_venue, t.id, t.slot_id, 'undo', c.people, 'undone', c.source, p_check_in, p_reason, v_now);
  perform checkin.refresh_use(t.order_id, t.item_id);
  perform audit.write(p_venue, 'undo_check_in', t.order_id, t.slot_id, jsonb_build_object('check_in', p_check_in, 'reason', p_reason));
  perform events.publish(p_venue, 'check_in', array[t.slot_id]);
  return (true, null, null, '{}'::jsonb)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'undo_check_in', sqlstate, sqlerrm, v_detail, jsonb_build_object('check_in', p_check_in));
  when unique_violation then
    -- The key of another scan.
    return audit.refused(p_venue, 'undo_check_in', 'VD001', 'request_key_reused', '{}', jsonb_build_object('check_in', p_check_in));
end $$;
comment on function api.undo_check_in(uuid, bigint, bigint, text) is 'Door: takes back exactly one entry within 15 minutes at the own door, a lead any time; itself a record with its reason.';
