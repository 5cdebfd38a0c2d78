create or replace function finance.match_statement(p_statement bigint) returns jsonb
language plpgsql set jit = off set work_mem = '64MB' set enable_nestloop = off as $$
declare s finance.statement; v_first date; v_last date;
begin
  select * into s from finance.statement x where x.id = p_statement;
  select min(l.at)::date, max(l.at)::date into v_first, v_last from finance.statement_line l where l.statement_id = p_statement;
  delete from finance.statement_gap g where g.statement_id = p_statement;
  with line as materialized (
    select l.line_no, l.kind, l.our_no, l.channel_no, l.amount_minor, l.at::date as day, l.state from finance.statement_line l where l.statement_id = p_statement),
  ours as materialized (select o.* from finance.statement_ours(s, v_first, v_last) o),
  -- By the channel's number.
  first_pass as materialized (
    select o.kind, o.id, min(l.line_no) as line_no from line l join ours o on o.kind = l.kind and o.channel_no = l.channel_no where l.channel_no <> '' group by o.kind, o.id),
  -- By our number, where the channel's does not speak against it; of two tries under one number the one that brought money.
  second_pass as materialized (
    select x.kind, x.id, min(x.line_no) as line_no from (
      select distinct on (l.line_no) l.line_no, l.kind, o.id
        from line l join ours o on o.kind = l.kind and o.our_no = l.our_no and (l.channel_no = '' or o.channel_no = '' or l.kind = 'refund')
       where l.our_no <> '' and not exists (select from first_pass f where f.line_no = l.line_no) and not exists (select from first_pass f where f.kind = o.kind and f.id = o.id)
       order by l.line_no, (o.state = 'succeeded') desc, o.id) x group by x.kind, x.id),
  found as materialized (select * from first_pass union all select * from second_pass),
  -- Without a number on either side: by amount and day, one line for each.
  third_pass as materialized (
    select y.kind, y.id, x.line_no from
      (select l.line_no, l.kind, l.amount_minor, l.day, row_number() over (partition by l.kind, l.amount_minor, l.day order by l.line_no) as nth
         from line l where l.state = 'succeeded' and l.our_no = '' and not exists (select from found f where f.line_no = l.line_no)) x
      join (select o.kind, o.id, o.amount_minor, o.day, row_number() over (partition by o.kind, o.amount_minor, o.day order by o.id) as nth
              from ours o where o.channel_no = '' and o.state = 'succeeded' and not exists (select from found f where f.kind = o.kind and f.id = o.id)) y
        using (kind, amount_minor, day, nth)),
  pair as materialized (select * from found union all select * from third_pass),
  lacking as (
    insert into finance.statement_gap(statement_id, venue_id, kind, id)
      select p_statement, s.venue_id, o.kind, o.id from ours o
       where o.state = 'succeeded' and o.day between v_first and v_last and not exists (select from pair p where p.kind = o.kind and p.id = o.id))
  update finance.statement_line l
     set payment_id = case when l.kind = 'payment' then m.id end, part_id = case when l.kind = 'refund' then m.id end,
         result = case when m.id is null then case l.state when 'succeeded' then 'missing_here' else 'no_money' end
                       when (l.state = 'succeeded') <> (m.state = 'succeeded') then 'state_differs'
                       when l.state = 'succeeded' and l.amount_minor <> m.amount_minor then 'amount_differs' else 'matched' end
    from (select l.line_no, o.id, o.state, o.amount_minor from line l left join pair p on p.line_no = l.line_no left join ours o on o.kind = p.kind and o.id = p.id) m
   where l.statement_id = p_statement and l.line_no = m.line_no;
  update finance.statement x set state = 'matched', first_day = v_first, last_day = v_last,
         lines = (select count(*) from finance.statement_line l where l.statement_id = p_statement),
         bad_lines = (select count(*) from finance.statement_bad_line b where b.statement_id = p_statement),
         results = coalesce((select jsonb_object_agg(r.result, r.n) from (select l.result, count(*) as n from finance.statement_line l where l.statement_id = p_statement group by 1) r), '{}')
           || jsonb_build_object('missing_there', (select count(*) from finance.statement_gap g where g.statement_id = p_statement))
   where x.id = p_statement returning * into s;
  return s.results;
end $$;
comment on function finance.match_statement(bigint) is 'Matches a statement''s lines with our payments and refunds of its channel, in one pass over sets: by the channel''s number, by ours, by amount and day; each of ours at most once. Says for every line what came of it, and which of ours the file lacks.';
