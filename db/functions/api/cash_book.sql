create or replace function api.cash_book(p_venue bigint, p_from date, p_until date) returns table(kind text, id bigint, at timestamptz, shift_id bigint, terminal text, operator text, amount_minor bigint, balance_minor bigint,
  currency text, order_id bigint, order_no text, note text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until < p_from or p_until - p_from > 400 then perform base.refuse('range_invalid'); end if;
  return query
    with shift as (
      select s.id, s.terminal, s.operator, s.opened_at, s.closed_at, s.float_minor, s.counted_minor, s.expected_minor, s.note, v.currency::text as currency
        from finance.shift s join catalog.venue v on v.id = s.venue_id
       where s.venue_id = p_venue and s.opened_at >= p_from::timestamp at time zone v.zone and s.opened_at < (p_until + 1)::timestamp at time zone v.zone),
    line as (
      select 'float' as kind, s.id, s.opened_at as at, s.id as shift_id, s.float_minor as amount_minor, 0::bigint as order_id, '' as note, 0 as step from shift s
      union all
      select 'payment', p.id, p.paid_at, s.id, p.amount_minor, coalesce(p.order_id, 0), '', 1 from shift s join payments.payment p on p.shift_id = s.id and p.channel = 'cash' and p.state = 'succeeded'
      union all
      select 'refund', rp.id, rp.settled_at, s.id, -rp.amount_minor, coalesce(r.order_id, 0), r.reason, 1
        from shift s join payments.refund_part rp on rp.shift_id = s.id and rp.state = 'succeeded' join payments.refund r on r.id = rp.refund_id
        join payments.payment p on p.id = rp.payment_id and p.channel = 'cash'
      union all
      select case when m.amount_minor > 0 then 'cash_in' else 'cash_out' end, m.id, m.at, s.id, m.amount_minor, 0, m.reason, 1 from shift s join finance.cash_movement m on m.shift_id = s.id
      union all
      select 'difference', s.id, s.closed_at, s.id, s.counted_minor - s.expected_minor, 0, s.note, 2 from shift s where s.closed_at is not null)
    select l.kind, l.id, l.at, l.shift_id, s.terminal, s.operator::text, l.amount_minor,
           (sum(l.amount_minor) over (partition by l.shift_id order by l.step, l.at, l.kind, l.id rows unbounded preceding))::bigint, s.currency, l.order_id, coalesce(o.order_no, ''), l.note
      from line l join shift s on s.id = l.shift_id left join orders.order o on o.id = l.order_id order by s.opened_at, s.id, l.step, l.at, l.kind, l.id;
end $$;
comment on function api.cash_book(bigint, date, date) is 'Finance: every movement of cash in the shifts opened on some days, drawer by drawer with its running balance, from the float to the difference found when it was counted.';
