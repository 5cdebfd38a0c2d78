create or replace function finance.shift_json(p_shift bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', s.id, 'venue_id', s.venue_id, 'terminal', s.terminal, 'operator', s.operator, 'opened_at', s.opened_at, 'closed_at', s.closed_at, 'closed_by', s.closed_by,
      'float_minor', s.float_minor, 'cash_taken_minor', c.taken, 'cash_paid_out_minor', c.paid_out, 'moved_minor', c.moved,
      'expected_minor', coalesce(s.expected_minor, s.float_minor + c.taken - c.paid_out + c.moved),
      'counted_minor', s.counted_minor, 'pieces', s.pieces, 'currency', v.currency, 'audit_head', audit.head(), 'one_person', v.one_person,
      'movements', coalesce((select jsonb_agg(jsonb_build_object('amount_minor', m.amount_minor, 'reason', m.reason, 'at', m.at, 'actor', m.actor) order by m.id)
                               from finance.cash_movement m where m.shift_id = s.id), '[]'),
      'handovers', coalesce((select jsonb_agg(jsonb_build_object('from_terminal', h.from_terminal, 'from_operator', h.from_operator, 'to_terminal', h.to_terminal, 'to_operator', h.to_operator, 'at', h.at) order by h.id)
                               from finance.shift_handover h where h.shift_id = s.id), '[]'))
    from finance.shift s join catalog.venue v on v.id = s.venue_id
    cross join lateral (select
      (select coalesce(sum(p.amount_minor), 0) from payments.payment p where p.shift_id = s.id and p.channel = 'cash' and p.state = 'succeeded') as taken,
      (select coalesce(sum(rp.amount_minor), 0) from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
        where rp.shift_id = s.id and p.channel = 'cash' and rp.state = 'succeeded') as paid_out,
      (select coalesce(sum(m.amount_minor), 0) from finance.cash_movement m where m.shift_id = s.id) as moved) c
   where s.id = p_shift;
$$;
comment on function finance.shift_json(bigint) is 'A shift with its cash: float, taken, paid out, put in and taken out, expected, counted, in whose hands it was; and the audit''s head to print with it.';
