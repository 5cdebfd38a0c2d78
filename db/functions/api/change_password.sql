create or replace function api.change_password(p_request uuid, p_verifier text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_content jsonb := '[]'; -- the verifier's salt differs each time it is made
  v_forced boolean;
  v_detail text;
begin
  select o.must_change_password into v_forced from operators.operator o where o.login = session_user and not o.disabled for update;
  if not found then perform operators.refuse_entry(); end if;
  if base.request_seen(p_request, 'change_password', v_content) is null then
    perform operators.check_verifier(p_verifier);
    perform operators.account(session_user, false, p_verifier, null, null, null);
    perform operators.withdraw(session_user, 'password');
    update operators.operator o set must_change_password = false, password_set_at = base.now(), version = o.version + 1 where o.login = session_user;
    perform operators.end_sessions(session_user, current_setting('application_name'));
    perform audit.write(null, 'change_password', null, null, jsonb_build_object('forced', v_forced));
    -- Administrators who look at this operator go on from the new version.
    perform events.publish(v.venue_id, 'operator', array[o.id]) from operators.operator o join operators.operator_venue v on v.login = o.login and v.active where o.login = session_user;
    perform base.request_done(p_request, 'change_password', v_content, '{}');
  end if;
  return (true, null, null, '{}')::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(null, 'change_password', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.change_password(uuid, text) is 'Everybody: sets one''s own password by its SCRAM verifier; sessions of one''s own at other terminals end. The one door open to a one-time password.';
