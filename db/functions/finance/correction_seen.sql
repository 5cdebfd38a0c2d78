create or replace function finance.correction_seen(d finance.discrepancy, p_kind text) returns jsonb
language sql stable as $$
  select case when p_kind = 'recount' and d.kind in ('stock_differs', 'stock_move_does_not_fit') then (
                select jsonb_build_object('slot', s.id, 'held', s.held, 'sold', s.sold,
                    'counted_held', coalesce((select sum(i.places) from orders.item i where i.slot_id = s.id and i.stock_state = 'held'), 0),
                    'counted_sold', coalesce((select sum(i.places) from orders.item i where i.slot_id = s.id and i.stock_state = 'sold'), 0))
                  from inventory.slot s where s.id = substring(d.subject from '[0-9]+$')::bigint and s.venue_id = d.venue_id)
              when p_kind = 'recount' and d.kind = 'money_differs' then (
                select jsonb_build_object('order', o.id, 'paid_minor', o.paid_minor, 'total_minor', o.total_minor, 'currency', o.currency,
                    'counted_minor', coalesce((select sum(p.amount_minor) from payments.payment p where p.order_id = o.id and p.applied), 0))
                  from orders.order o where o.id = substring(d.subject from '[0-9]+$')::bigint and o.venue_id = d.venue_id)
              when p_kind = 'book_payment' then d.evidence - 'matched_in' else '{}'::jsonb end;
$$;
comment on function finance.correction_seen(finance.discrepancy, text) is 'The facts a correction would act on, as they are now; the approval holds only for what was seen.';
