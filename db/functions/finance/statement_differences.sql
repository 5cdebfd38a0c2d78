create or replace function finance.statement_differences(p_now timestamptz, p_statement bigint) returns int
language plpgsql as $$
declare n int;
begin
  with booked as materialized (select b.* from finance.booked((select x.venue_id from finance.statement x where x.id = p_statement)) b),
  found as (
    select l.venue_id, 'statement_' || l.result as kind,
           case when l.result = 'missing_here' then s.channel || ' ' || l.kind || ' ' || coalesce(nullif(l.channel_no, ''), nullif(l.our_no, ''), encode(s.sha256, 'hex') || ':' || l.line_no)
                when l.kind = 'payment' then 'payment ' || l.payment_id else 'refund part ' || l.part_id end as subject,
           jsonb_build_object('statement', s.id, 'file', s.file_name, 'line', l.line_no, 'channel', s.channel, 'kind', l.kind, 'our_no', l.our_no, 'channel_no', l.channel_no,
             'file_minor', l.amount_minor, 'file_state', l.state, 'at', l.at, 'payment', l.payment_id, 'part', l.part_id, 'our_minor', coalesce(p.amount_minor, rp.amount_minor) + coalesce(b.amount_minor, 0),
             'our_state', case when coalesce(p.amount_minor, rp.amount_minor) + b.amount_minor = 0 then 'corrected' else coalesce(p.state, rp.state) end, 'order', coalesce(p.order_id, r.order_id), 'currency', v.currency) as evidence
      from finance.statement_line l join finance.statement s on s.id = l.statement_id join catalog.venue v on v.id = s.venue_id
      left join booked b on b.kind = l.kind and b.id = coalesce(l.payment_id, l.part_id)
      left join payments.payment p on p.id = l.payment_id left join payments.refund_part rp on rp.id = l.part_id left join payments.refund r on r.id = rp.refund_id
     where l.statement_id = p_statement and l.result in ('missing_here', 'amount_differs', 'state_differs')
    union all
    select g.venue_id, 'statement_missing_there', case g.kind when 'payment' then 'payment ' else 'refund part ' end || g.id,
           jsonb_build_object('statement', s.id, 'file', s.file_name, 'channel', s.channel, 'kind', g.kind, 'payment', case g.kind when 'payment' then g.id end, 'part', case g.kind when 'refund' then g.id end,
             'our_no', coalesce(p.request_no, rp.request_no), 'channel_no', coalesce(p.channel_no, rp.channel_no, ''), 'our_minor', coalesce(p.amount_minor, rp.amount_minor) + coalesce(b.amount_minor, 0),
             'our_state', coalesce(p.state, rp.state), 'at', coalesce(p.paid_at, rp.settled_at) at time zone v.zone, 'order', coalesce(p.order_id, r.order_id), 'currency', v.currency)
      from finance.statement_gap g join finance.statement s on s.id = g.statement_id join catalog.venue v on v.id = s.venue_id
      left join booked b on b.kind = g.kind and b.id = g.id
      left join payments.payment p on g.kind = 'payment' and p.id = g.id left join payments.refund_part rp on g.kind = 'refund' and rp.id = g.id left join payments.refund r on r.id = rp.refund_id
     where g.statement_id = p_statement),
  stored as (
    insert into finance.discrepancy as d (venue_id, kind, subject, evidence, found_at) select distinct on (f.kind, f.subject) f.venue_id, f.kind, f.subject, f.evidence, p_now from found f order by 2, 3
      on conflict (venue_id, kind, subject) where state <> 'settled' do update set evidence = d.evidence || excluded.evidence returning 1)
  select count(*) into n from stored;
  -- What an earlier file lacked and this one has: said, not settled.
  update finance.discrepancy d set evidence = d.evidence || jsonb_build_object('matched_in', s.file_name)
    from finance.statement_line l join finance.statement s on s.id = l.statement_id
   where l.statement_id = p_statement and l.result = 'matched' and d.venue_id = l.venue_id and d.kind = 'statement_missing_there' and d.state <> 'settled'
     and d.subject = case l.kind when 'payment' then 'payment ' || l.payment_id else 'refund part ' || l.part_id end;
  return n;
end $$;
comment on function finance.statement_differences(timestamptz, bigint) is 'Each difference of a matched statement becomes a discrepancy with what the file and what we say; the same one stays one.';
