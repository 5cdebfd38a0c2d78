create or replace function finance.statement_ours(s finance.statement, p_first date, p_last date) returns table(kind text, id bigint, our_no text, channel_no text, amount_minor bigint, day date, state text)
language plpgsql stable rows 100000 set jit = off set enable_nestloop = on as $$
declare v_zone text := (select v.zone from catalog.venue v where v.id = s.venue_id);
begin
  -- Money of the file's days and of some days around, and tries that came to nothing here.
  return query
    select 'payment', p.id, p.request_no, coalesce(p.channel_no, ''), p.amount_minor, (p.paid_at at time zone v_zone)::date, p.state
      from payments.payment p where p.venue_id = s.venue_id and p.channel = s.channel and p.state = 'succeeded' and p.money_day between p_first - 7 and p_last + 60
    union all
    select 'payment', p.id, p.request_no, coalesce(p.channel_no, ''), coalesce(p.asked_minor, p.amount_minor), (p.created_at at time zone v_zone)::date, p.state
      from payments.payment p where p.venue_id = s.venue_id and p.channel = s.channel and p.state <> 'succeeded'
       and p.created_at >= ((p_first - 7)::timestamp at time zone v_zone) and p.created_at < ((p_last + 8)::timestamp at time zone v_zone)
       and exists (select from finance.statement_line l where l.statement_id = s.id and l.kind = 'payment' and l.our_no = p.request_no)
    union all
    select 'refund', rp.id, rp.request_no, coalesce(rp.channel_no, ''), rp.amount_minor, (coalesce(rp.settled_at, r.created_at) at time zone v_zone)::date, rp.state
      from payments.refund_part rp join payments.payment p on p.id = rp.payment_id and p.channel = s.channel join payments.refund r on r.id = rp.refund_id
     where rp.venue_id = s.venue_id and ((rp.state = 'succeeded' and rp.money_day between p_first - 7 and p_last + 60) or rp.state <> 'succeeded');
end $$;
comment on function finance.statement_ours(finance.statement, date, date) is 'Our payments and refund parts by a statement''s channel that its file may speak of, with the venue''s day of each.';
