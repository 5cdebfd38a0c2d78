create or replace function api.decide_conflict(p_request uuid, p_conflict bigint, p_decision text, p_note text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  x checkin.conflict;
  c checkin.check_in;
  t checkin.ticket;
  v_content jsonb := jsonb_build_array(p_conflict, p_decision, p_note);
  v_answer jsonb;
  v_counted int := 0;
  v_detail text;
begin
  select * into x from checkin.conflict y where y.id = p_conflict;
  if not found then perform base.refuse('unknown_conflict', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(x.venue_id, 'desk_lead');
  if coalesce(p_decision, '') not in ('accept', 'reject') then perform base.refuse('request_malformed'); end if;
  if char_length(coalesce(p_note, '')) > 400 then perform base.refuse('reason_required'); end if;
  perform 1 from orders.order o where o.id = (select k.order_id from checkin.ticket k where k.id = x.ticket_id) for no key update;
  select * into x from checkin.conflict y where y.id = p_conflict for no key update;
  v_answer := base.request_seen(p_request, 'decide_conflict', v_content);
  if v_answer is not null then return (true, null, null, v_answer)::api.outcome; end if;
  if x.decision is not null then perform base.refuse('conflict_decided', jsonb_build_object('fault', 'conflict', 'by', x.decided_by, 'decision', x.decision)); end if;
  -- Against what the facts speak for, a lead says why.
  if p_decision <> x.suggested and btrim(coalesce(p_note, '')) = '' then perform base.refuse('reason_required'); end if;
  select * into c from checkin.check_in y where y.id = x.second_id;
  if p_decision = 'accept' and x.ticket_id is not null then
    -- It counts as an entry as far as the ticket has room; the rest were guests the ticket does not name.
    select * into t from checkin.ticket k where k.id = x.ticket_id for no key update;
    v_counted := greatest(0, least(c.people, t.party - t.entered));
    update checkin.ticket k set entered = k.entered + v_counted, inside = least(k.party, k.inside + v_counted), last_used_at = greatest(k.last_used_at, c.scanned_at), version = k.version + 1 where k.id = t.id and v_counted > 0;
    update checkin.check_in y set kind = 'entry', counted = v_counted where y.id = c.id and v_counted > 0;
    perform checkin.refresh_use(t.order_id, t.item_id);
  end if;
  update checkin.conflict y set decision = p_decision, note = btrim(coalesce(p_note, '')), decided_by = session_user, decided_at = base.now() where y.id = p_conflict;
  perform audit.write(x.venue_id, 'decide_conflict', t.order_id, t.slot_id, jsonb_build_object('conflict', p_conflict, 'decision', p_decision, 'note', p_note, 'counted', v_counted));
  perform events.publish(x.venue_id, 'conflict', array[x.second_id]);
  v_answer := jsonb_build_object('venue_id', x.venue_id, 'decision', p_decision, 'counted', v_counted);
  perform base.request_done(p_request, 'decide_conflict', v_content, v_answer);
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(x.venue_id, 'decide_conflict', sqlstate, sqlerrm, v_detail, jsonb_build_object('conflict', p_conflict));
end $$;
comment on function api.decide_conflict(uuid, bigint, text, text) is 'Lead: accept lets the entry stand (counted as far as the ticket has room), reject says it was wrong; against the suggestion a note is needed. Once.';
