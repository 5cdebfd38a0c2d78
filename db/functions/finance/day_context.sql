create or replace function finance.day_context(p_venue bigint, p_day date) returns jsonb
language sql stable as $$
  select jsonb_build_object('before', finance.totals(p_venue, p_day - 1), 'week', finance.totals(p_venue, p_day - 7), 'shifts', finance.shift_lines(p_venue, p_day),
      'sealed_by', (select s.sealed_by from finance.day_seal s where s.venue_id = p_venue and s.day = p_day), 'over', p_day < base.venue_day(p_venue, base.now()),
      'open_discrepancies', (select count(*) from finance.discrepancy d where d.venue_id = p_venue and d.state <> 'settled'),
      -- What was booked on later days and belongs to this one: refunds of its payments, money that came after the seal, corrections.
      'later', (select jsonb_build_object('lines', count(*), 'amount_minor', coalesce(sum(x.amount_minor), 0)) from (
          select -rp.amount_minor as amount_minor, p.currency from payments.payment p join payments.refund_part rp on rp.payment_id = p.id and rp.state = 'succeeded' and rp.money_day > p_day
           where p.venue_id = p_venue and p.money_day = p_day and p.state = 'succeeded'
          union all
          select p.amount_minor, p.currency from payments.payment p
           where p.venue_id = p_venue and p.money_day > p_day and p.state = 'succeeded' and 'after_seal' = any (p.flags) and base.venue_day(p_venue, p.paid_at) = p_day
          union all
          select b.amount_minor, b.currency from finance.booking b where b.venue_id = p_venue and b.for_day = p_day and b.money_day > p_day) x where x.currency = v.currency))
    from catalog.venue v where v.id = p_venue;
$$;
comment on function finance.day_context(bigint, date) is 'What a day is read beside: the day before, the same weekday, its shifts, its seal, and what later days booked for it.';
