drop function if exists finance.money_rows(bigint, date);
create or replace function finance.money_rows(p_venue bigint, p_day date) returns table(kind text, id bigint, at timestamptz, channel text, order_no text, order_id bigint,
  amount_minor bigint, currency text, applied boolean, request_no text, channel_no text, actor text, shift_id bigint, for_day date)
language sql stable as $$
  select 'payment', p.id, p.paid_at, finance.channel_key(p.channel, p.currency, v.currency), coalesce(o.order_no, ''), coalesce(o.id, 0), p.amount_minor, p.currency::text, p.applied or p.refunded_minor = p.amount_minor, p.request_no, coalesce(p.channel_no, ''),
         p.actor::text, coalesce(p.shift_id, 0), nullif(base.venue_day(p_venue, p.paid_at), p.money_day)
    from payments.payment p join catalog.venue v on v.id = p.venue_id left join orders.order o on o.id = p.order_id
   where p.venue_id = p_venue and p.money_day = p_day and p.state = 'succeeded'
  union all
  select 'refund', rp.id, rp.settled_at, finance.channel_key(p.channel, p.currency, v.currency), coalesce(o.order_no, ''), coalesce(o.id, 0), -rp.amount_minor, r.currency::text, true, rp.request_no, coalesce(rp.channel_no, ''),
         r.asked_by::text, coalesce(rp.shift_id, 0), nullif(p.money_day, rp.money_day)
    from payments.refund_part rp join payments.refund r on r.id = rp.refund_id join payments.payment p on p.id = rp.payment_id join catalog.venue v on v.id = rp.venue_id
    left join orders.order o on o.id = r.order_id
   where rp.venue_id = p_venue and rp.money_day = p_day and rp.state = 'succeeded'
  union all
  select case b.side when 'payment' then 'payment_corrected' else 'refund_corrected' end, b.id, b.at, finance.channel_key(b.channel, b.currency, v.currency), coalesce(o.order_no, ''), coalesce(o.id, 0), b.amount_minor, b.currency::text, true,
         'C' || b.correction_id, b.channel_no, b.actor::text, 0::bigint, nullif(b.for_day, b.money_day)
    from finance.booking b join catalog.venue v on v.id = b.venue_id left join orders.order o on o.id = b.order_id where b.venue_id = p_venue and b.money_day = p_day;
$$;
comment on function finance.money_rows(bigint, date) is 'Every payment, refund and booked correction of one money day; the one source of the day''s totals and of their drill-down. Money counts as applied when it went to an order or has gone back whole. for_day: the other day it points back to (a refund''s payment, a sealed day''s late money, what a correction corrects). channel: the line of the report (finance.channel_key).';
