create or replace function api.statements(p_venue bigint) returns table(id bigint, channel text, file_name text, state text, lines int, bad_lines int, first_day date, last_day date, results jsonb,
  imported_by text, imported_at timestamptz, accepted_by text, accepted_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  return query
    select s.id, s.channel, s.file_name, s.state, s.lines, s.bad_lines, s.first_day, s.last_day, s.results, s.imported_by::text, s.imported_at, coalesce(s.accepted_by::text, ''), s.accepted_at
      from finance.statement s where s.venue_id = p_venue and s.state <> 'discarded' order by s.id desc limit 500;
end $$;
comment on function api.statements(bigint) is 'Finance: the imported files of the channels with how many lines came to which result, newest first.';
