create or replace function orders.actions(p_now timestamptz, p_order bigint) returns table(action text, code text, facts jsonb, hard boolean)
language sql stable as $$
  with o as (select x.*, x.state = 'CHECKED_IN' and exists (select from orders.item i where i.order_id = x.id and i.suspended and i.stock_state <> 'released' and i.refund_id is null) as partly_stopped,
                    x.state in ('CHECKED_IN', 'SUSPENDED') and exists (select from orders.item i where i.order_id = x.id and i.suspended and i.use_state = 'none' and i.stock_state <> 'released' and i.refund_id is null) as movable
               from orders.order x where x.id = p_order),
  wanted(action, states) as (values
    ('pay', array['HOLDING', 'PENDING_PAY']), ('extend_hold', array['HOLDING', 'PENDING_PAY']), ('cancel', array['HOLDING', 'PENDING_PAY']),
    ('adjust_price', array['HOLDING', 'PENDING_PAY']), ('add_items', array['HOLDING']), ('refund', array['PAID', 'SUSPENDED', 'CHECKED_IN', 'NO_SHOW']), ('reschedule', array['HOLDING', 'PAID', 'SUSPENDED']),
    ('tickets', array['PAID', 'CHECKED_IN', 'NO_SHOW', 'SUSPENDED']), ('no_show', array['PAID']), ('undo_no_show', array['NO_SHOW']))
  select w.action, 'order_state', jsonb_build_object('state', o.state, 'order_no', o.order_no), true from o, wanted w where o.state <> all (w.states) and not (w.action = 'reschedule' and o.movable)
  union all
  select 'settle_shortfall', 'order_state', jsonb_build_object('state', o.state, 'order_no', o.order_no), true from o
   where o.state not in ('HOLDING', 'PENDING_PAY') or o.paid_minor <= 0 or o.paid_minor >= o.total_minor
  union all
  select 'no_show', 'order_move', jsonb_build_object('from', o.state, 'to', 'NO_SHOW'), true from o where o.state = 'PAID' and not orders.has_codes(p_order)
  union all
  select 'extend_hold', 'already_extended', '{}', true from o where o.extended and o.state in ('HOLDING', 'PENDING_PAY')
  union all
  select distinct on (q.refused) 'refund', q.refused, jsonb_build_object('free_until', q.free_until), false from o cross join lateral payments.quote(p_now, p_order, payments.live_lines(p_order)) q
   where o.state in ('PAID', 'SUSPENDED', 'CHECKED_IN', 'NO_SHOW') and q.refused is not null and not o.partly_stopped
  union all
  select 'refund', 'already_used', '{}', false from o where o.state = 'CHECKED_IN' and not o.partly_stopped
  union all
  select 'reschedule', v.code, v.facts, v.hard from o cross join lateral orders.reschedule_verdict(p_now, p_order,
      array(select i.id from orders.item i where i.order_id = p_order and i.stock_state <> 'released' and (o.state <> 'SUSPENDED' or not o.movable or i.suspended and i.use_state = 'none'))) v where o.state in ('HOLDING', 'PAID', 'SUSPENDED') and v.code <> 'order_state';
$$;
comment on function orders.actions(timestamptz, bigint) is 'The verdict on each action of an order: one row per reason against it, hard or one that a lead may override. An action without a row may be done now.';
