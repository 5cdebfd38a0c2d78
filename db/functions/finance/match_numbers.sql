create or replace function finance.match_numbers(p_statement bigint) returns void
language plpgsql set jit = off as $$
begin
  update finance.statement_ours o set line_no = m.line_no
    from (select t.kind, t.id, min(l.line_no) as line_no from finance.statement_line l
            join finance.statement_ours t on t.statement_id = p_statement and t.kind = l.kind and t.channel_no = l.channel_no
           where l.statement_id = p_statement and l.channel_no <> '' group by t.kind, t.id) m
   where o.statement_id = p_statement and o.kind = m.kind and o.id = m.id;
  -- Two tries under one number: the one that brought money first, each line once.
  update finance.statement_ours o set line_no = m.line_no
    from (select x.kind, x.id, min(x.line_no) as line_no from (
            select distinct on (l.line_no) l.line_no, l.kind, t.id from finance.statement_line l
              join finance.statement_ours t on t.statement_id = p_statement and t.kind = l.kind and t.our_no = l.our_no and t.line_no is null
               and (l.channel_no = '' or t.channel_no = '' or l.kind = 'refund')
             where l.statement_id = p_statement and l.our_no <> ''
               and not exists (select from finance.statement_ours u where u.statement_id = p_statement and u.line_no = l.line_no)
             order by l.line_no, (t.state = 'succeeded') desc, t.id) x group by x.kind, x.id) m
   where o.statement_id = p_statement and o.kind = m.kind and o.id = m.id;
end $$;
comment on function finance.match_numbers(bigint) is 'Finds the line of each of ours by the channel''s number, then by our own where the channel''s does not speak against it.';
