create or replace function api.add_statement_lines(p_statement bigint, p_lines jsonb, p_bad jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_venue bigint; v_state text; v_detail text;
begin
  select s.venue_id, s.state into v_venue, v_state from finance.statement s where s.id = p_statement for share;
  if not found then perform base.refuse('unknown_statement', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'finance');
  if v_state <> 'loading' then perform base.refuse('statement_state', jsonb_build_object('state', v_state, 'fault', 'conflict')); end if;
  if jsonb_typeof(p_lines) <> 'array' or jsonb_typeof(p_bad) <> 'array' or jsonb_array_length(p_lines) > 5000 or jsonb_array_length(p_bad) > 5000 then perform base.refuse('request_malformed'); end if;
  -- A batch sent again after a lost answer changes nothing: the line's number is its key.
  insert into finance.statement_line(statement_id, line_no, venue_id, kind, our_no, channel_no, amount_minor, at, state)
    select p_statement, (l ->> 0)::int, v_venue, l ->> 1, l ->> 2, l ->> 3, (l ->> 4)::bigint, (l ->> 5)::timestamp, l ->> 6 from jsonb_array_elements(p_lines) l
    on conflict do nothing;
  insert into finance.statement_bad_line(statement_id, line_no, venue_id, code, text)
    select p_statement, (l ->> 0)::int, v_venue, l ->> 1, left(l ->> 2, 200) from jsonb_array_elements(p_bad) l on conflict do nothing;
  return (true, null, null, '{}'::jsonb)::api.outcome;
exception when sqlstate 'VD000' or data_exception or check_violation or not_null_violation then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'add_statement_lines', case when sqlstate like '23%' then '22000' else sqlstate end, sqlerrm, v_detail, jsonb_build_object('statement', p_statement));
end $$;
comment on function api.add_statement_lines(bigint, jsonb, jsonb) is 'Finance: some lines of a statement being loaded, each [line, kind, our number, channel''s number, minor units, local time, state], and lines that could not be read, each [line, code, text]; at most 5000 of either. Repeating it is harmless.';
