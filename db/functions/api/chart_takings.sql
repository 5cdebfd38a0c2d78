create or replace function api.chart_takings(p_venue bigint, p_from date, p_until date)
returns table(day date, channel text, payments int, paid_minor bigint, refunds int, refunded_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  return query
    with v as (select x.currency::text from catalog.venue x where x.id = p_venue)
    select m.day, m.channel, sum(m.payments)::int, coalesce(sum(m.paid), 0)::bigint, sum(m.refunds)::int, coalesce(sum(m.refunded), 0)::bigint, (select v.currency from v)
      from (select p.money_day as day, p.channel, count(*) as payments, sum(p.amount_minor) as paid, 0 as refunds, 0 as refunded
              from payments.payment p where p.venue_id = p_venue and p.money_day between p_from and p_until and p.state = 'succeeded' and p.currency = (select v.currency from v) group by 1, 2
            union all
            select rp.money_day, p.channel, 0, 0, count(*), sum(rp.amount_minor)
              from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
             where rp.venue_id = p_venue and rp.money_day between p_from and p_until and rp.state = 'succeeded' and p.currency = (select v.currency from v) group by 1, 2
            union all
            select b.money_day, b.channel, 0, sum(b.amount_minor) filter (where b.side = 'payment'), 0, -sum(b.amount_minor) filter (where b.side = 'refund')
              from finance.booking b where b.venue_id = p_venue and b.money_day between p_from and p_until and b.currency = (select v.currency from v) group by 1, 2) m
     group by 1, 2 order by 1, 2;
end $$;
comment on function api.chart_takings(bigint, date, date) is 'Finance: payments and refunds by money''s day and channel, at most 401 days, in the venue''s currency; adds up to the report of the same days.';
