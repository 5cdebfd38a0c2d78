create or replace function api.reset_password(p_request uuid, p_login text, p_verifier text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_mine bigint[];
  v_content jsonb := jsonb_build_array(p_login); -- the verifier's salt differs each time it is made
  v_login name := left(p_login, 63)::name;
  v_roles text[];
  v_venues bigint[];
  v_proposal bigint;
  v_detail text;
begin
  v_mine := operators.administered();
  perform pg_advisory_xact_lock(base.lock_key(5, 0));
  if base.request_seen(p_request, 'reset_password', v_content) is null then
    perform operators.manage(v_login, v_mine);
    perform operators.check_verifier(p_verifier);
    if v_login = session_user then perform base.refuse('own_password'); end if;
    v_roles := operators.roles_of(v_login);
    v_venues := operators.venues_of(v_login);
    perform operators.withdraw(v_login, 'password');
    -- Who knows the password can act as that person: with a money role, or the auditor's, who reads all unmasked, two
    -- administrators must want it.
    if operators.guarded(true, '{}', '{}', array_remove(v_roles, 'door'), v_venues) then
      v_proposal := operators.propose(v_login, 'password', v_roles, v_venues, p_verifier);
    else
      perform operators.give_password(v_login, p_verifier);
    end if;
    perform operators.note(v_venues, 'reset_password', jsonb_build_object('login', v_login, 'proposal', v_proposal));
    perform base.request_done(p_request, 'reset_password', v_content, jsonb_build_object('login', v_login));
  end if;
  return (true, null, null, operators.as_json(v_login, v_mine))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_mine[1], 'reset_password', sqlstate, sqlerrm, v_detail, jsonb_build_object('login', v_login));
end $$;
comment on function api.reset_password(uuid, text, text) is 'Administrator: gives somebody else a one-time password (its SCRAM verifier) and ends the open sessions; for a holder of money roles, an auditor or an administrator a second administrator must approve.';
