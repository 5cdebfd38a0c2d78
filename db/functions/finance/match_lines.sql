create or replace function finance.match_lines(s finance.statement, p_by text, p_after int, p_limit int) returns int
language plpgsql set jit = off set work_mem = '64MB' as $$
declare v_last int;
begin
  select max(x.line_no) into v_last from (select l.line_no from finance.statement_line l where l.statement_id = s.id and l.line_no > p_after order by l.line_no limit p_limit) x;
  if v_last is null then return null; end if;
  with line as materialized (
    select l.line_no, l.kind, l.our_no, l.channel_no, l.amount_minor, l.state, l.result, l.payment_id, l.part_id from finance.statement_line l
     where l.statement_id = s.id and l.line_no > p_after and l.line_no <= v_last and (p_by = 'channel_no' or (l.payment_id is null and l.part_id is null and l.our_no <> ''))),
  -- What was found before is looked at again: it may have changed since. Among several of one number the one that brought money.
  candidate as (
    select l.line_no, l.kind, l.payment_id as id, 0 as strange from line l where l.payment_id is not null
    union all
    select l.line_no, l.kind, l.part_id, 0 from line l where l.part_id is not null
    union all
    select l.line_no, l.kind, p.id, 1 from line l join payments.payment p on p.channel = s.channel and p.channel_no = l.channel_no and p.venue_id = s.venue_id
     where p_by = 'channel_no' and l.kind = 'payment' and l.channel_no <> '' and l.payment_id is null
    union all
    select l.line_no, l.kind, rp.id, 1 from line l join payments.refund_part rp on rp.venue_id = s.venue_id and rp.channel_no = l.channel_no join payments.payment p on p.id = rp.payment_id and p.channel = s.channel
     where p_by = 'channel_no' and l.kind = 'refund' and l.channel_no <> '' and l.part_id is null
    union all
    -- By our number where the channel's does not speak against it.
    select l.line_no, l.kind, p.id, 1 from line l join payments.payment p on p.request_no = l.our_no and p.venue_id = s.venue_id and p.channel = s.channel and (l.channel_no = '' or coalesce(p.channel_no, '') = '')
     where p_by = 'our_no' and l.kind = 'payment'
    union all
    select l.line_no, l.kind, rp.id, 1 from line l join payments.refund_part rp on rp.request_no = l.our_no and rp.venue_id = s.venue_id join payments.payment p on p.id = rp.payment_id and p.channel = s.channel
     where p_by = 'our_no' and l.kind = 'refund'),
  -- One line for each of ours: the first.
  pair as materialized (
    select c.kind, c.id, (array_agg(c.line_no order by c.strange, c.line_no))[1] as line_no, min(c.strange) as strange from candidate c group by c.kind, c.id),
  booked as materialized (select b.* from finance.booked(s.venue_id) b),
  ours as (
    select m.line_no, m.kind, m.id, p.amount_minor + coalesce(b.amount_minor, 0) as amount_minor, p.state
      from pair m join payments.payment p on p.id = m.id left join booked b on b.kind = 'payment' and b.id = m.id
     where m.kind = 'payment' and (m.strange = 0 or not exists (select from finance.statement_line x where x.statement_id = s.id and x.payment_id = m.id))
    union all
    select m.line_no, m.kind, m.id, rp.amount_minor + coalesce(b.amount_minor, 0), rp.state
      from pair m join payments.refund_part rp on rp.id = m.id left join booked b on b.kind = 'refund' and b.id = m.id
     where m.kind = 'refund' and (m.strange = 0 or not exists (select from finance.statement_line x where x.statement_id = s.id and x.part_id = m.id))),
  found as (
    select distinct on (l.line_no) l.line_no, case l.kind when 'payment' then o.id end as payment_id, case l.kind when 'refund' then o.id end as part_id,
           finance.line_result(l.state, l.amount_minor, o.state, o.amount_minor) as result
      from line l join ours o on o.line_no = l.line_no order by l.line_no, o.id)
  update finance.statement_line l set payment_id = f.payment_id, part_id = f.part_id, result = f.result
    from found f where l.statement_id = s.id and l.line_no = f.line_no
     and (l.payment_id is distinct from f.payment_id or l.part_id is distinct from f.part_id or l.result is distinct from f.result);
  return v_last;
end $$;
comment on function finance.match_lines(finance.statement, text, int, int) is 'Matches some lines of a statement, after one number and up to a count, with our payments and refunds: by the channel''s number (and looks again at what was matched before), or by ours. Returns the last line it looked at, null when there is none left.';
