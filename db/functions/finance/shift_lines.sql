create or replace function finance.shift_lines(p_venue bigint, p_day date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('shift', l.shift_id, 'terminal', coalesce(s.terminal, ''), 'operator', coalesce(s.operator, ''), 'payments', l.payments, 'paid_minor', l.paid,
      'refunds', l.refunds, 'refunded_minor', l.refunded, 'net_minor', l.paid - l.refunded, 'unapplied_minor', l.unapplied) order by l.shift_id nulls last), '[]')
    from catalog.venue v cross join lateral (select m.shift_id, coalesce(sum(m.n) filter (where m.side = 'payment'), 0) as payments, coalesce(sum(m.amount_minor) filter (where m.side = 'payment'), 0) as paid,
                 coalesce(sum(m.n) filter (where m.side = 'refund'), 0) as refunds, coalesce(-sum(m.amount_minor) filter (where m.side = 'refund'), 0) as refunded,
                 coalesce(sum(m.amount_minor) filter (where not m.applied), 0) as unapplied
            from (select p.shift_id, p.amount_minor, p.applied or p.refunded_minor = p.amount_minor as applied, 'payment' as side, 1 as n
                    from payments.payment p where p.venue_id = p_venue and p.money_day = p_day and p.state = 'succeeded' and p.currency = v.currency
                  union all
                  select rp.shift_id, -rp.amount_minor, true, 'refund', 1 from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
                   where rp.venue_id = p_venue and rp.money_day = p_day and rp.state = 'succeeded' and p.currency = v.currency
                  union all
                  select null, b.amount_minor, true, b.side, 0 from finance.booking b where b.venue_id = p_venue and b.money_day = p_day and b.currency = v.currency) m
           group by m.shift_id) l
    left join finance.shift s on s.id = l.shift_id
   where v.id = p_venue;
$$;
comment on function finance.shift_lines(bigint, date) is 'A day''s money by the shift that took it; money without a shift came by a channel itself. The lines add up to the day, in the venue''s currency.';
