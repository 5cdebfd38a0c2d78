create or replace function api.disable_operator(p_request uuid, p_login text, p_disabled boolean) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_mine bigint[];
  v_content jsonb := jsonb_build_array(p_login, p_disabled);
  v_login name := left(p_login, 63)::name;
  v_venues bigint[];
  v_roles text[];
  v_proposal bigint;
  v_ended int;
  v_detail text;
begin
  v_mine := operators.administered();
  perform pg_advisory_xact_lock(base.lock_key(5, 0));
  if base.request_seen(p_request, 'disable_operator', v_content) is null then
    perform operators.manage(v_login, v_mine);
    if p_disabled is null then perform base.refuse('request_malformed'); end if;
    if v_login = session_user then perform base.refuse('own_account'); end if;
    if p_disabled then perform operators.keep_administrator(v_login, '{}', '{}'); end if;
    v_venues := operators.venues_of(v_login);
    v_roles := operators.roles_of(v_login);
    perform operators.withdraw(v_login, 'enable');
    -- Letting in again who holds a money role gives it. Where no second administrator is left, one can be let in to be that.
    if not p_disabled and (select o.disabled from operators.operator o where o.login = v_login) and operators.guarded(false, '{}', '{}', v_roles, v_venues)
       and not ('administrator' = any (v_roles) and not operators.second_there(v_login, v_venues)) then
      v_proposal := operators.propose(v_login, 'enable', v_roles, v_venues, null);
    else
      v_ended := operators.set_disabled(v_login, p_disabled);
    end if;
    perform operators.note(v_venues, case when p_disabled then 'disable_operator' else 'enable_operator' end,
      jsonb_build_object('login', v_login, 'sessions_ended', v_ended, 'proposal', v_proposal));
    perform base.request_done(p_request, 'disable_operator', v_content, jsonb_build_object('login', v_login));
  end if;
  return (true, null, null, operators.as_json(v_login, v_mine))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_mine[1], 'disable_operator', sqlstate, sqlerrm, v_detail, jsonb_build_object('login', v_login, 'disabled', p_disabled));
end $$;
comment on function api.disable_operator(uuid, text, boolean) is 'Administrator: shuts somebody else out, or lets them in again. The open sessions end at once; rights and history stay. Letting in a holder of money roles or an administrator waits for a second administrator.';
