create or replace function finance.match_statement(p_statement bigint) returns jsonb
language plpgsql set jit = off as $$
declare s finance.statement; v_first date; v_last date;
begin
  select * into s from finance.statement x where x.id = p_statement;
  select min(l.at)::date, max(l.at)::date into v_first, v_last from finance.statement_line l where l.statement_id = p_statement;
  delete from finance.statement_gap g where g.statement_id = p_statement;
  delete from finance.statement_ours o where o.statement_id = p_statement;
  -- What the file can speak of: money of its days and of some days around, and tries that came to nothing here.
  insert into finance.statement_ours(statement_id, venue_id, kind, id, our_no, channel_no, amount_minor, day, state)
    select p_statement, s.venue_id, 'payment', p.id, p.request_no, coalesce(p.channel_no, ''), p.amount_minor, base.venue_day(s.venue_id, p.paid_at), p.state
      from payments.payment p where p.venue_id = s.venue_id and p.channel = s.channel and p.state = 'succeeded' and p.money_day between v_first - 7 and v_last + 60
    union all
    select p_statement, s.venue_id, 'payment', p.id, p.request_no, coalesce(p.channel_no, ''), coalesce(p.asked_minor, p.amount_minor), base.venue_day(s.venue_id, p.created_at), p.state
      from payments.payment p where p.venue_id = s.venue_id and p.channel = s.channel and p.state <> 'succeeded'
       and p.request_no in (select l.our_no from finance.statement_line l where l.statement_id = p_statement and l.kind = 'payment')
    union all
    select p_statement, s.venue_id, 'refund', rp.id, rp.request_no, coalesce(rp.channel_no, ''), rp.amount_minor, base.venue_day(s.venue_id, coalesce(rp.settled_at, r.created_at)), rp.state
      from payments.refund_part rp join payments.payment p on p.id = rp.payment_id and p.channel = s.channel join payments.refund r on r.id = rp.refund_id
     where rp.venue_id = s.venue_id and ((rp.state = 'succeeded' and rp.money_day between v_first - 7 and v_last + 60) or rp.state <> 'succeeded');
  analyze finance.statement_ours;
  perform finance.match_numbers(p_statement);
  -- Without a number on either side: by amount and day, one line for each.
  update finance.statement_ours o set line_no = m.line_no
    from (select x.line_no, y.kind, y.id from
            (select l.line_no, l.kind, l.amount_minor, l.at::date as day, row_number() over (partition by l.kind, l.amount_minor, l.at::date order by l.line_no) as nth
               from finance.statement_line l where l.statement_id = p_statement and l.state = 'succeeded' and l.our_no = ''
                and not exists (select from finance.statement_ours t where t.statement_id = p_statement and t.line_no = l.line_no)) x
            join (select t.kind, t.id, t.amount_minor, t.day, row_number() over (partition by t.kind, t.amount_minor, t.day order by t.id) as nth
                    from finance.statement_ours t where t.statement_id = p_statement and t.channel_no = '' and t.state = 'succeeded' and t.line_no is null) y
              using (kind, amount_minor, day, nth)) m
   where o.statement_id = p_statement and o.kind = m.kind and o.id = m.id;
  update finance.statement_line l
     set payment_id = case when l.kind = 'payment' then m.id end, part_id = case when l.kind = 'refund' then m.id end,
         result = case when m.id is null then case l.state when 'succeeded' then 'missing_here' else 'no_money' end
                       when (l.state = 'succeeded') <> (m.state = 'succeeded') then 'state_differs'
                       when l.state = 'succeeded' and l.amount_minor <> m.amount_minor then 'amount_differs' else 'matched' end
    from (select l.line_no, o.id, o.state, o.amount_minor from finance.statement_line l
            left join finance.statement_ours o on o.statement_id = p_statement and o.line_no = l.line_no where l.statement_id = p_statement) m
   where l.statement_id = p_statement and l.line_no = m.line_no;
  insert into finance.statement_gap(statement_id, venue_id, kind, id)
    select p_statement, s.venue_id, o.kind, o.id from finance.statement_ours o
     where o.statement_id = p_statement and o.state = 'succeeded' and o.day between v_first and v_last and o.line_no is null;
  delete from finance.statement_ours o where o.statement_id = p_statement;
  update finance.statement x set state = 'matched', first_day = v_first, last_day = v_last,
         lines = (select count(*) from finance.statement_line l where l.statement_id = p_statement),
         bad_lines = (select count(*) from finance.statement_bad_line b where b.statement_id = p_statement),
         results = coalesce((select jsonb_object_agg(r.result, r.n) from (select l.result, count(*) as n from finance.statement_line l where l.statement_id = p_statement group by 1) r), '{}')
           || jsonb_build_object('missing_there', (select count(*) from finance.statement_gap g where g.statement_id = p_statement))
   where x.id = p_statement returning * into s;
  return s.results;
end $$;
comment on function finance.match_statement(bigint) is 'Matches a statement''s lines with our payments and refunds of its channel, set by set: by the channel''s number, by ours, by amount and day; each of ours at most once. Says for every line what came of it, and which of ours the file lacks.';
