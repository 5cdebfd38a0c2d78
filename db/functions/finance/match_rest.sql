create or replace function finance.match_rest(s finance.statement) returns jsonb
language plpgsql set jit = off set work_mem = '64MB' as $$
declare v_first date; v_last date; v_zone text := (select v.zone from catalog.venue v where v.id = s.venue_id);
begin
  select min(l.at)::date, max(l.at)::date into v_first, v_last from finance.statement_line l where l.statement_id = s.id;
  delete from finance.statement_gap g where g.statement_id = s.id;
  with taken as materialized (
    select 'payment' as kind, l.payment_id as id from finance.statement_line l where l.statement_id = s.id and l.payment_id is not null
    union all
    select 'refund', l.part_id from finance.statement_line l where l.statement_id = s.id and l.part_id is not null),
  booked as materialized (select b.* from finance.booked(s.venue_id) b),
  -- Ours of the file's days that no line has yet, as the channel should have them.
  ours as materialized (
    select 'payment' as kind, p.id, coalesce(p.channel_no, '') as channel_no, coalesce(p.raw ->> 'request_no', '') as our_no, p.amount_minor + coalesce(k.amount_minor, 0) as amount_minor, (p.paid_at at time zone v_zone)::date as day
      from payments.payment p left join booked k on k.kind = 'payment' and k.id = p.id
     where p.venue_id = s.venue_id and p.channel = s.channel and p.state = 'succeeded' and p.corrects_id is null and p.money_day between v_first and v_last + 60
       and p.paid_at >= v_first::timestamp at time zone v_zone and p.paid_at < (v_last + 1)::timestamp at time zone v_zone
    union all
    select 'refund', rp.id, coalesce(rp.channel_no, ''), '', rp.amount_minor + coalesce(b.amount_minor, 0), (rp.settled_at at time zone v_zone)::date
      from payments.refund_part rp join payments.payment p on p.id = rp.payment_id and p.channel = s.channel left join booked b on b.kind = 'refund' and b.id = rp.id
     where rp.venue_id = s.venue_id and rp.state = 'succeeded' and rp.money_day between v_first and v_last + 60
       and rp.settled_at >= v_first::timestamp at time zone v_zone and rp.settled_at < (v_last + 1)::timestamp at time zone v_zone),
  free as materialized (select o.* from ours o left join taken t on t.kind = o.kind and t.id = o.id where t.id is null and o.amount_minor <> 0),
  left_over as materialized (select l.line_no, l.kind, l.our_no, l.channel_no, l.amount_minor, l.at::date as day, l.state,
      row_number() over (partition by l.kind, l.state, l.channel_no, l.our_no, l.amount_minor, l.at::date order by l.line_no) as nth from finance.statement_line l where l.statement_id = s.id and l.payment_id is null and l.part_id is null),
  -- What a correction booked from a line without the channel's number has that line for one. Such a line in another file is
  -- the same money, and must not be booked again.
  again as materialized (
    select y.kind, y.id, x.line_no from
      (select l.line_no, l.kind, l.our_no, l.amount_minor, l.day, l.nth from left_over l where l.state = 'succeeded' and l.channel_no = '') x
      join (select o.kind, o.id, o.our_no, o.amount_minor, o.day, row_number() over (partition by o.our_no, o.amount_minor, o.day order by o.id) as nth from free o where o.channel_no ~ '^statement [0-9]+:[0-9]+$') y
        using (kind, our_no, amount_minor, day, nth)),
  -- Without a number on either side: by amount and day, one line for each.
  pair as materialized (
    select y.kind, y.id, x.line_no from
      (select l.line_no, l.kind, l.amount_minor, l.day, row_number() over (partition by l.kind, l.amount_minor, l.day order by l.line_no) as nth from left_over l
        where l.state = 'succeeded' and l.our_no = '' and not exists (select from again g where g.line_no = l.line_no)) x
      join (select o.kind, o.id, o.amount_minor, o.day, row_number() over (partition by o.kind, o.amount_minor, o.day order by o.id) as nth from free o where o.channel_no = '') y
        using (kind, amount_minor, day, nth)
    union all
    select g.kind, g.id, g.line_no from again g),
  lacking as (
    insert into finance.statement_gap(statement_id, venue_id, kind, id)
      select s.id, s.venue_id, o.kind, o.id from free o left join pair m on m.kind = o.kind and m.id = o.id where m.id is null),
  told as (
    select l.line_no, m.kind, m.id,
           case when m.id is not null then 'matched' when l.state <> 'succeeded' then 'no_money'
                -- A refund of the channel's own, booked by a correction.
                when l.kind = 'refund' and l.channel_no <> '' and exists (select from finance.booking b where b.venue_id = s.venue_id and b.side = 'refund' and b.part_id is null and b.channel = s.channel
                  and b.channel_no = l.channel_no and b.amount_minor = -l.amount_minor) then 'matched'
                when l.kind = 'refund' and l.channel_no = '' and l.nth <= (select count(*) from finance.booking b join finance.correction c on c.id = b.correction_id where b.venue_id = s.venue_id and b.side = 'refund'
                  and b.part_id is null and b.channel = s.channel and b.channel_no = '' and b.for_day = l.day and b.amount_minor = -l.amount_minor and coalesce(c.seen ->> 'our_no', '') = l.our_no) then 'matched'
                else 'missing_here' end as result
      from left_over l left join pair m on m.line_no = l.line_no)
  update finance.statement_line l set payment_id = case t.kind when 'payment' then t.id end, part_id = case t.kind when 'refund' then t.id end, result = t.result
    from told t where l.statement_id = s.id and l.line_no = t.line_no and (t.id is not null or l.result is distinct from t.result);
  update finance.statement x set state = 'matched', first_day = v_first, last_day = v_last,
         lines = (select count(*) from finance.statement_line l where l.statement_id = s.id),
         bad_lines = (select count(*) from finance.statement_bad_line b where b.statement_id = s.id),
         results = coalesce((select jsonb_object_agg(r.result, r.n) from (select l.result, count(*) as n from finance.statement_line l where l.statement_id = s.id group by 1) r), '{}')
           || jsonb_build_object('missing_there', (select count(*) from finance.statement_gap g where g.statement_id = s.id))
   where x.id = s.id returning * into s;
  return s.results;
end $$;
comment on function finance.match_rest(finance.statement) is 'Ends the matching of a statement: lines without a number by amount and day, what no line of the file has, and the counts of every result.';
