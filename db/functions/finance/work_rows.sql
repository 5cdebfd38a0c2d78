create or replace function finance.work_rows(p_venue bigint, p_list text, p_from date, p_until date) returns table(key text, payment_id bigint, part_id bigint, order_id bigint, order_no text, customer_id bigint,
  channel text, number text, state text, amount_minor bigint, currency text, since timestamptz, tries int, next_try_at timestamptz, note text)
language sql stable set jit = off as $$
  select 'part' || rp.id, p.id, rp.id, coalesce(o.id, 0), coalesce(o.order_no, ''), o.customer_id, p.channel, rp.request_no,
         case when rp.state = 'failed' then 'refused' when not payments.by_channel(p) then 'to_pay_out' when rp.next_try_at is null then 'unanswered' else 'trying' end,
         rp.amount_minor, r.currency::text, r.created_at, rp.tries, rp.next_try_at, r.reason
    from payments.refund_part rp join payments.refund r on r.id = rp.refund_id join payments.payment p on p.id = rp.payment_id left join orders.order o on o.id = r.order_id
   where p_list = 'refunds' and rp.venue_id = p_venue and rp.state <> 'succeeded'
     -- A refusal stays until somebody tried again or its discrepancy was settled.
     and (rp.state = 'started' or exists (select from finance.discrepancy d where d.venue_id = p_venue and d.kind = 'refund_failed' and d.subject = 'refund part ' || rp.id and d.state <> 'settled'))
  union all
  select 'payment' || p.id, p.id, 0, coalesce(o.id, 0), coalesce(o.order_no, ''), o.customer_id, p.channel, coalesce(p.channel_no, p.request_no),
         case when 'surplus' = any (p.flags) then 'surplus' when 'order_closed' = any (p.flags) then 'order_closed' when 'unknown_request' = any (p.flags) then 'unknown_request' else 'unapplied' end,
         p.amount_minor - p.refunded_minor, p.currency::text, p.paid_at, 0, p.refund_at, array_to_string(p.flags, ',')
    from payments.payment p left join orders.order o on o.id = p.order_id
   where p_list = 'unapplied' and p.venue_id = p_venue and p.state = 'succeeded' and not p.applied and p.refunded_minor < p.amount_minor
  union all
  select 'order' || o.id, 0, 0, o.id, o.order_no, o.customer_id, '', '', o.state, o.total_minor - o.paid_minor, o.currency::text,
         coalesce((select min(p.paid_at) from payments.payment p where p.order_id = o.id and p.applied), o.created_at), 0, o.expires_at, ''
    from orders.order o where p_list = 'outstanding' and o.venue_id = p_venue and o.state in ('HOLDING', 'PENDING_PAY') and o.paid_minor > 0 and o.paid_minor < o.total_minor
  union all
  select 'payment' || p.id, p.id, 0, o.id, o.order_no, o.customer_id, p.channel, coalesce(p.channel_no, p.request_no), 'surplus', least(p.amount_minor - p.refunded_minor, f.surplus_minor), o.currency::text, p.paid_at, 0, null, ''
    from finance.surplus_orders(case when p_list = 'surplus' then p_venue end) f join orders.order o on o.id = f.order_id
    -- By the payment it goes back to first: of money, stored value last; a pass or free hours are no money.
    cross join lateral (select x.* from payments.payment x where x.order_id = o.id and x.applied and x.refunded_minor < x.amount_minor
                           and not exists (select from orders.item i where i.order_id = o.id and i.covered_by = x.id) order by x.channel = 'benefit', x.paid_at desc, x.id desc limit 1) p
  union all
  select 'refund' || r.id, 0, 0, coalesce(o.id, 0), coalesce(o.order_no, ''), o.customer_id, '', '', 'fee', r.fee_minor, r.currency::text, r.settled_at, 0, null, r.reason
    from payments.refund r left join orders.order o on o.id = r.order_id
   where p_list = 'fees' and r.venue_id = p_venue and r.state = 'succeeded' and r.fee_minor > 0 and r.money_day between p_from and p_until;
$$;
comment on function finance.work_rows(bigint, text, date, date) is 'One of finance''s work lists: refunds under way or refused, unapplied payments, rests outstanding, surplus of orders, fees kept (of some days).';
