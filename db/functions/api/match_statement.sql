create or replace function api.match_statement(p_statement bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_venue bigint; v_state text; v_detail text;
begin
  select s.venue_id into v_venue from finance.statement s where s.id = p_statement for no key update;
  if not found then perform base.refuse('unknown_statement', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'finance');
  select s.state into v_state from finance.statement s where s.id = p_statement;
  if v_state not in ('loading', 'matched') then perform base.refuse('statement_state', jsonb_build_object('state', v_state, 'fault', 'conflict')); end if;
  if not exists (select from finance.statement_line l where l.statement_id = p_statement) then perform base.refuse('statement_empty'); end if;
  perform finance.match_statement(p_statement);
  perform audit.write(v_venue, 'match_statement', null, null, (select jsonb_build_object('statement', s.id, 'lines', s.lines, 'bad_lines', s.bad_lines, 'results', s.results) from finance.statement s where s.id = p_statement));
  return (true, null, null, jsonb_build_object('venue_id', v_venue, 'statement', p_statement))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'match_statement', sqlstate, sqlerrm, v_detail, jsonb_build_object('statement', p_statement));
end $$;
comment on function api.match_statement(bigint) is 'Finance: all lines are sent (or payments have changed since): matches them. Repeating it is harmless; nothing outside the statement changes.';
