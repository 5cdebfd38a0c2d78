create or replace function api.save_operator(p_request uuid, p_operator jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_mine bigint[];
  v_content jsonb;
  v_login name;
  v_detail text;
begin
  v_mine := operators.administered();
  perform pg_advisory_xact_lock(base.lock_key(5, 0));
  -- A verifier has its own salt each time it is made, so it is no part of what makes a request the same.
  v_content := p_operator - 'verifier';
  v_login := base.request_seen(p_request, 'save_operator', v_content) ->> 'login';
  if v_login is null then
    v_login := operators.save(p_operator, v_mine);
    perform base.request_done(p_request, 'save_operator', v_content, jsonb_build_object('login', v_login));
  end if;
  return (true, null, null, operators.as_json(v_login, v_mine))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_mine[1], 'save_operator', sqlstate, sqlerrm, v_detail, jsonb_build_object('login', p_operator ->> 'login', 'roles', p_operator -> 'roles', 'venues', p_operator -> 'venues'));
end $$;
comment on function api.save_operator(uuid, jsonb) is 'Administrator: makes (id 0, with a one-time password''s verifier) or changes an operator: {id, login, display_name, roles, venues, version}. What needs a second administrator is in the answer''s proposals; the rest is done.';
