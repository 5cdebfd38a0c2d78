create or replace function api.revoke_terminal(p_request uuid, p_terminal bigint, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_terminal, p_reason); t operators.terminal; v_detail text;
begin
  select * into t from operators.terminal x where x.id = p_terminal for no key update;
  if not found then perform base.refuse('unknown_terminal_id', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(t.venue_id, 'administrator');
  if base.request_seen(p_request, 'revoke_terminal', v_content) is null then
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 500 then perform base.refuse('reason_required'); end if;
    if t.revoked_at is not null then perform base.refuse('terminal_revoked', jsonb_build_object('fault', 'conflict', 'name', t.name)); end if;
    update operators.terminal x set revoked_at = base.now(), revoked_by = session_user, revoke_reason = btrim(p_reason) where x.id = p_terminal;
    perform audit.write(t.venue_id, 'revoke_terminal', null, null, jsonb_build_object('terminal', p_terminal, 'name', t.name, 'reason', btrim(p_reason)));
    perform events.publish(t.venue_id, 'catalog', array[p_terminal]);
    perform base.request_done(p_request, 'revoke_terminal', v_content, jsonb_build_object('terminal', p_terminal));
  end if;
  return (true, null, null, jsonb_build_object('id', p_terminal))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(t.venue_id, 'revoke_terminal', sqlstate, sqlerrm, v_detail, jsonb_build_object('terminal', p_terminal));
end $$;
comment on function api.revoke_terminal(uuid, bigint, text) is 'Administrator: a terminal''s key is worth nothing from now on; tickets it signed are refused at the door and must be printed again elsewhere. Never undone.';
