create or replace function api.accept_statement(p_request uuid, p_statement bigint, p_accept boolean) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_statement, p_accept);
  s finance.statement;
  n int := 0;
  v_detail text;
begin
  select * into s from finance.statement x where x.id = p_statement for no key update;
  if not found then perform base.refuse('unknown_statement', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(s.venue_id, 'finance');
  if base.request_seen(p_request, 'accept_statement', v_content) is null then
    if s.state = 'accepted' or s.state = 'discarded' or (p_accept and s.state <> 'matched') then perform base.refuse('statement_state', jsonb_build_object('state', s.state, 'fault', 'conflict')); end if;
    if p_accept then
      -- As it stands at this moment, not as it was looked at.
      perform finance.match_statement(p_statement);
      n := finance.statement_differences(v_now, p_statement);
      if n > 0 then perform finance.raise_alert(v_now, s.venue_id, 'day_does_not_balance', jsonb_build_object('differences', n, 'statement', p_statement)); end if;
    end if;
    update finance.statement x set state = case when p_accept then 'accepted' else 'discarded' end, accepted_by = session_user, accepted_at = v_now where x.id = p_statement;
    perform audit.write(s.venue_id, case when p_accept then 'accept_statement' else 'discard_statement' end, null, null, jsonb_build_object('statement', p_statement, 'differences', n));
    perform events.publish(s.venue_id, 'alert', array[s.venue_id]);
    perform base.request_done(p_request, 'accept_statement', v_content, jsonb_build_object('statement', p_statement));
  end if;
  return (true, null, null, jsonb_build_object('venue_id', s.venue_id, 'statement', p_statement))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(s.venue_id, 'accept_statement', sqlstate, sqlerrm, v_detail, jsonb_build_object('statement', p_statement));
end $$;
comment on function api.accept_statement(uuid, bigint, boolean) is 'Finance: takes a matched statement as true, so that each of its differences becomes a discrepancy, or throws it away; the same file may then come again.';
