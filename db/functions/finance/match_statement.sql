create or replace function finance.match_statement(p_statement bigint) returns jsonb
language plpgsql as $$
declare s finance.statement; v_by text; v_after int;
begin
  select * into s from finance.statement x where x.id = p_statement;
  foreach v_by in array array['channel_no', 'our_no'] loop
    v_after := 0;
    while v_after is not null loop v_after := finance.match_lines(s, v_by, v_after, 100000); end loop;
  end loop;
  return finance.match_rest(s);
end $$;
comment on function finance.match_statement(bigint) is 'Matches a whole statement in one go: what was matched before is only looked at again. Says for every line what came of it, and which of ours the file lacks.';
