create or replace function payments.order_money(o orders.order) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'surplus_minor', greatest(0, case when o.state in ('HOLDING', 'PENDING_PAY', 'CANCELLED', 'CLOSED_TIMEOUT') then 0 else finance.surplus(o.id) end),
    'adjustments', (select coalesce(jsonb_agg(jsonb_build_object('amount_minor', a.amount_minor, 'reason', a.reason, 'made_by', a.made_by, 'approved_by', coalesce(a.approved_by, ''), 'at', a.at) order by a.id), '[]')
        from orders.adjustment a where a.order_id = o.id),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_minor', r.amount_minor, 'fee_minor', r.fee_minor, 'state', r.state, 'reason', r.reason, 'asked_by', r.asked_by,
          'created_at', r.created_at, 'settled_at', r.settled_at,
          'items', (select coalesce(jsonb_agg(jsonb_build_object('id', l.item_id) order by l.item_id), '[]') from payments.refund_line l where l.refund_id = r.id),
          'parts', (select coalesce(jsonb_agg(jsonb_build_object('id', rp.id, 'channel', p.channel, 'amount_minor', rp.amount_minor, 'state', rp.state, 'tries', rp.tries, 'by_hand', p.by_hand) order by rp.id), '[]')
              from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.refund_id = r.id and rp.replaced_by is null)) order by r.id), '[]')
        from payments.refund r where r.order_id = o.id));
$$;
comment on function payments.order_money(orders.order) is 'What an order''s page shows of its money beside the payments: manual prices, refunds with the part of each tender, and what was paid too much.';
