create or replace function finance.correction_seen(d finance.discrepancy, p_kind text) returns jsonb
language sql stable as $$
  select case when p_kind = 'recount' and d.kind in ('stock_differs', 'stock_move_does_not_fit') then (
                select jsonb_build_object('slot', s.id, 'held', s.held, 'sold', s.sold,
                    'counted_held', coalesce((select sum(i.places) from orders.item i where i.slot_id = s.id and i.stock_state = 'held'), 0),
                    'counted_sold', coalesce((select sum(i.places) from orders.item i where i.slot_id = s.id and i.stock_state = 'sold'), 0))
                    || coalesce((select jsonb_build_object('quotas', q) from inventory.quota_differences(s.id) q where q is not null), '{}')
                  from inventory.slot s where s.id = substring(d.subject from '[0-9]+$')::bigint and s.venue_id = d.venue_id)
              when p_kind = 'recount' and d.kind = 'money_differs' then (
                select jsonb_build_object('order', o.id, 'paid_minor', o.paid_minor, 'total_minor', o.total_minor, 'currency', o.currency,
                    'counted_minor', coalesce((select sum(p.amount_minor) from payments.payment p where p.order_id = o.id and p.applied), 0))
                  from orders.order o where o.id = substring(d.subject from '[0-9]+$')::bigint and o.venue_id = d.venue_id)
              when p_kind = 'book_payment' then d.evidence - 'matched_in'
              when p_kind <> 'accept' then (
                -- Ours as its channel should have it: with what corrections have booked before.
                select (d.evidence - 'matched_in') || jsonb_build_object('now_state', x.state, 'now_minor', x.now_minor, 'for_day', x.day, 'replaced', x.replaced, 'book_minor',
                    case when e.kind = 'payment' then case when e.paid then e.file_minor else 0 end - x.now_minor
                         else x.now_minor - case when e.paid then e.file_minor else 0 end end)
                  from (select d.evidence ->> 'kind' as kind, (d.evidence ->> 'file_minor')::bigint as file_minor, d.evidence ->> 'file_state' = 'succeeded' as paid) e
                  cross join lateral (
                    select p.state, case p.state when 'succeeded' then p.amount_minor + coalesce(b.amount_minor, 0) else 0 end as now_minor, p.money_day as day, false as replaced
                      from payments.payment p left join finance.booked(d.venue_id) b on b.kind = 'payment' and b.id = p.id where e.kind = 'payment' and p.id = (d.evidence ->> 'payment')::bigint
                    union all
                    select rp.state, case rp.state when 'succeeded' then rp.amount_minor + coalesce(b.amount_minor, 0) else 0 end, rp.money_day, rp.replaced_by is not null
                      from payments.refund_part rp left join finance.booked(d.venue_id) b on b.kind = 'refund' and b.id = rp.id where e.kind = 'refund' and rp.id = (d.evidence ->> 'part')::bigint
                    union all
                    select 'unknown', 0, (d.evidence ->> 'at')::timestamp::date, false where d.evidence ->> 'payment' is null and d.evidence ->> 'part' is null) x)
              else '{}'::jsonb end;
$$;
comment on function finance.correction_seen(finance.discrepancy, text) is 'The facts a correction would act on, as they are now; the approval holds only for what was seen.';
