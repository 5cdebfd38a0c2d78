create or replace function finance.totals(p_venue bigint, p_day date) returns jsonb
language sql stable as $$
  select (select jsonb_build_object('day', p_day, 'payments', coalesce(sum(m.n) filter (where m.kind = 'payment'), 0), 'paid_minor', coalesce(sum(m.amount_minor) filter (where m.kind = 'payment'), 0),
      'refunds', coalesce(sum(m.n) filter (where m.kind = 'refund'), 0), 'refunded_minor', coalesce(-sum(m.amount_minor) filter (where m.kind = 'refund'), 0), 'net_minor', coalesce(sum(m.amount_minor), 0),
      'places_sold', (select coalesce(sum(s.sold), 0) from inventory.slot s where s.venue_id = p_venue and s.business_date = p_day))
    from (select 'payment' as kind, p.amount_minor, 1 as n from payments.payment p where p.venue_id = p_venue and p.money_day = p_day and p.state = 'succeeded' and p.currency = v.currency
          union all
          select 'refund', -rp.amount_minor, 1 from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
           where rp.venue_id = p_venue and rp.money_day = p_day and rp.state = 'succeeded' and p.currency = v.currency
          union all
          select b.side, b.amount_minor, 0 from finance.booking b where b.venue_id = p_venue and b.money_day = p_day and b.currency = v.currency) m)
    from catalog.venue v where v.id = p_venue;
$$;
comment on function finance.totals(bigint, date) is 'The few figures of a day that another day is compared with, in the venue''s currency.';
