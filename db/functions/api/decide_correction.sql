create or replace function api.decide_correction(p_request uuid, p_discrepancy bigint, p_approve boolean, p_note text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_discrepancy, p_approve, p_note);
  d finance.discrepancy;
  c finance.correction;
  v_one boolean;
  v_outcome jsonb := '{}';
  v_detail text;
begin
  select * into d from finance.discrepancy x where x.id = p_discrepancy;
  if not found then perform base.refuse('unknown_discrepancy', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(d.venue_id, 'finance', 'desk_lead');
  -- One at a time with the checks, which touch the same rows the other way round.
  perform pg_advisory_xact_lock(base.lock_key(4, d.venue_id));
  perform finance.lock_subject(d);
  select * into d from finance.discrepancy x where x.id = p_discrepancy for no key update;
  if base.request_seen(p_request, 'decide_correction', v_content) is null then
    select * into c from finance.correction x where x.discrepancy_id = d.id and x.decision is null;
    if not found or p_approve is null then perform base.refuse('discrepancy_state', jsonb_build_object('state', d.state, 'fault', 'conflict')); end if;
    v_one := (select v.one_person from catalog.venue v where v.id = d.venue_id);
    -- Taking back one's own proposal needs nobody else.
    if p_approve and c.proposed_by = session_user and not v_one then perform base.refuse('approval_own', jsonb_build_object('fault', 'denied')); end if;
    if p_approve then
      if c.seen is distinct from finance.correction_seen(d, c.kind) then perform base.refuse('correction_outdated', jsonb_build_object('fault', 'conflict')); end if;
      v_outcome := finance.apply_correction(v_now, d, c);
    end if;
    update finance.correction x set decision = case when p_approve then 'approved' else 'refused' end, decided_by = session_user, decided_at = v_now, note = left(btrim(coalesce(p_note, '')), 400),
           outcome = v_outcome, one_person = v_one where x.id = c.id;
    update finance.discrepancy x set state = case when p_approve then 'settled' else 'open' end, settled_at = case when p_approve then v_now end where x.id = d.id;
    perform audit.write(d.venue_id, 'decide_correction', null, null, jsonb_build_object('discrepancy', d.id, 'correction', c.id, 'kind', c.kind, 'approved', p_approve, 'proposed_by', c.proposed_by, 'note', p_note, 'outcome', v_outcome));
    perform events.publish(d.venue_id, 'alert', array[d.venue_id]);
    perform base.request_done(p_request, 'decide_correction', v_content, '{}');
  end if;
  return (true, null, null, jsonb_build_object('venue_id', d.venue_id))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(d.venue_id, 'decide_correction', sqlstate, sqlerrm, v_detail, jsonb_build_object('discrepancy', p_discrepancy, 'approve', p_approve));
end $$;
comment on function api.decide_correction(uuid, bigint, boolean, text) is 'Another finance person or lead: approves a proposed correction, which is applied in this moment with its ledger rows if nothing has moved since, or refuses it.';
