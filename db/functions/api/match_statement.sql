drop function if exists api.match_statement(bigint);
create or replace function api.match_statement(p_statement bigint, p_by text, p_after int) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare s finance.statement; v_last int; v_next jsonb; v_detail text;
begin
  select * into s from finance.statement x where x.id = p_statement for no key update;
  if not found then perform base.refuse('unknown_statement', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(s.venue_id, 'finance');
  if s.state not in ('loading', 'matched') then perform base.refuse('statement_state', jsonb_build_object('state', s.state, 'fault', 'conflict')); end if;
  if coalesce(p_by, '') not in ('channel_no', 'our_no', 'rest') then perform base.refuse('request_malformed'); end if;
  if p_by = 'rest' then
    if not exists (select from finance.statement_line l where l.statement_id = p_statement) then perform base.refuse('statement_empty'); end if;
    perform finance.match_rest(s);
    perform audit.write(s.venue_id, 'match_statement', null, null, (select jsonb_build_object('statement', x.id, 'lines', x.lines, 'bad_lines', x.bad_lines, 'results', x.results) from finance.statement x where x.id = p_statement));
  else
    v_last := finance.match_lines(s, p_by, coalesce(p_after, 0), 50000);
    v_next := case when v_last is not null then jsonb_build_object('by', p_by, 'after', v_last) when p_by = 'channel_no' then '{"by": "our_no", "after": 0}' else '{"by": "rest", "after": 0}' end;
  end if;
  return (true, null, null, jsonb_build_object('venue_id', s.venue_id, 'statement', p_statement, 'next', v_next))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(s.venue_id, 'match_statement', sqlstate, sqlerrm, v_detail, jsonb_build_object('statement', p_statement));
end $$;
comment on function api.match_statement(bigint, text, int) is 'Finance: all lines are sent (or payments have changed since): matches some 50,000 of them, by channel_no after line 0 first; next says how to go on, null when all is matched. Stopping between, and repeating, is harmless; nothing outside the statement changes.';
