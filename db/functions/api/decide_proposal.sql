create or replace function api.decide_proposal(p_request uuid, p_proposal bigint, p_approve boolean) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_mine bigint[];
  v_content jsonb := jsonb_build_array(p_proposal, p_approve);
  v_before operators.proposal;
  v_login name;
  v_state text;
  v_detail text;
begin
  v_mine := operators.administered();
  perform pg_advisory_xact_lock(base.lock_key(5, 0));
  v_login := base.request_seen(p_request, 'decide_proposal', v_content) ->> 'login';
  if v_login is null then
    select * into v_before from operators.proposal p where p.id = p_proposal and p.venues <@ v_mine for update;
    if not found then perform base.refuse('unknown_proposal', jsonb_build_object('fault', 'missing')); end if;
    if p_approve is null then perform base.refuse('request_malformed'); end if;
    if p_approve and v_before.asked_by = session_user then perform base.refuse('own_proposal', jsonb_build_object('fault', 'denied')); end if;
    v_state := case when p_approve then 'approved' when v_before.asked_by = session_user then 'withdrawn' else 'declined' end;
    update operators.proposal p set state = v_state, verifier = null, decided_by = session_user, decided_at = base.now()
     where p.id = p_proposal and p.state = 'waiting' and p.expires_at > base.now();
    if not found then
      perform base.refuse(case when v_before.state = 'waiting' then 'proposal_expired' else 'proposal_decided' end,
        jsonb_build_object('fault', 'conflict', 'decided_by', v_before.decided_by, 'state', v_before.state));
    end if;
    if p_approve then perform operators.carry_out(v_before, v_mine); end if;
    v_login := v_before.login;
    perform operators.note(v_before.venues, 'decide_proposal', jsonb_build_object('proposal', p_proposal, 'login', v_login, 'kind', v_before.kind, 'state', v_state,
      'asked_by', v_before.asked_by, 'roles', to_jsonb(v_before.roles), 'venues', to_jsonb(v_before.venues)));
    perform base.request_done(p_request, 'decide_proposal', v_content, jsonb_build_object('login', v_login));
  end if;
  return (true, null, null, operators.as_json(v_login, v_mine))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_mine[1], 'decide_proposal', sqlstate, sqlerrm, v_detail, jsonb_build_object('proposal', p_proposal, 'approve', p_approve));
end $$;
comment on function api.decide_proposal(uuid, bigint, boolean) is 'Administrator: approves or declines what another administrator asked for, or withdraws one''s own wish; never approves one''s own.';
