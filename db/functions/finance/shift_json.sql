create or replace function finance.shift_json(p_shift bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', s.id, 'terminal', s.terminal, 'operator', s.operator, 'opened_at', s.opened_at, 'closed_at', s.closed_at, 'float_minor', s.float_minor,
      'cash_taken_minor', c.taken, 'cash_paid_out_minor', c.paid_out, 'expected_minor', coalesce(s.expected_minor, s.float_minor + c.taken - c.paid_out + c.moved),
      'counted_minor', s.counted_minor, 'currency', v.currency, 'audit_head', audit.head(), 'one_person', v.one_person)
    from finance.shift s join catalog.venue v on v.id = s.venue_id
    cross join lateral (select
      (select coalesce(sum(p.amount_minor), 0) from payments.payment p where p.shift_id = s.id and p.channel = 'cash' and p.state = 'succeeded') as taken,
      (select coalesce(sum(rp.amount_minor), 0) from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
        where rp.shift_id = s.id and p.channel = 'cash' and rp.state = 'succeeded') as paid_out,
      (select coalesce(sum(m.amount_minor), 0) from finance.cash_movement m where m.shift_id = s.id) as moved) c
   where s.id = p_shift;
$$;
comment on function finance.shift_json(bigint) is 'A shift with its cash: float, taken, paid out, expected, counted; and the audit''s head to print with it.';
