create or replace function api.propose_correction(p_request uuid, p_discrepancy bigint, p_kind text, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_content jsonb := jsonb_build_array(p_discrepancy, p_kind, p_reason);
  d finance.discrepancy;
  v_id bigint;
  v_seen jsonb;
  v_detail text;
begin
  select * into d from finance.discrepancy x where x.id = p_discrepancy for no key update;
  if not found then perform base.refuse('unknown_discrepancy', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(d.venue_id, 'finance', 'desk_lead');
  if base.request_seen(p_request, 'propose_correction', v_content) is null then
    if d.state <> 'open' then perform base.refuse('discrepancy_state', jsonb_build_object('state', d.state, 'fault', 'conflict')); end if;
    if coalesce(p_kind, '') <> all (finance.correction_kinds(d.kind, d.evidence)) then perform base.refuse('correction_kind', jsonb_build_object('kind', p_kind)); end if;
    if char_length(btrim(coalesce(p_reason, ''))) not between 1 and 400 then perform base.refuse('reason_required'); end if;
    v_seen := finance.correction_seen(d, p_kind);
    insert into finance.correction(venue_id, discrepancy_id, kind, reason, seen, proposed_at) values (d.venue_id, d.id, p_kind, btrim(p_reason), v_seen, base.now()) returning id into v_id;
    update finance.discrepancy x set state = 'proposed' where x.id = d.id;
    perform audit.write(d.venue_id, 'propose_correction', null, null, jsonb_build_object('discrepancy', d.id, 'correction', v_id, 'kind', p_kind, 'reason', btrim(p_reason), 'seen', v_seen));
    perform events.publish(d.venue_id, 'alert', array[d.venue_id]);
    perform base.request_done(p_request, 'propose_correction', v_content, jsonb_build_object('correction', v_id));
  end if;
  return (true, null, null, jsonb_build_object('venue_id', d.venue_id))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(d.venue_id, 'propose_correction', sqlstate, sqlerrm, v_detail, jsonb_build_object('discrepancy', p_discrepancy, 'kind', p_kind));
end $$;
comment on function api.propose_correction(uuid, bigint, text, text) is 'Finance, lead: proposes how a discrepancy is put right, with a reason; nothing changes until another person approves.';
