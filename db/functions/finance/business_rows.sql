create or replace function finance.business_rows(p_venue bigint, p_day date) returns table(item_id bigint, space_id bigint, slot_id bigint, order_id bigint, quantity int, places int, sold_minor bigint, returned int, refunded_minor bigint,
  fee_minor bigint, stock_state text)
language sql stable as $$
  -- An item counts once it was sold: it stands as sold, or money of it went back. What was given back is found through the
  -- slot's ledger: only live items are indexed by slot.
  with s as (select x.id, x.space_id from inventory.slot x where x.venue_id = p_venue and x.business_date = p_day),
  sold as (
    select i.id from s join orders.item i on i.slot_id = s.id and i.stock_state <> 'released' and i.stock_state = 'sold'
    union
    select l.item_id from s join inventory.stock_ledger l on l.slot_id = s.id and l.d_sold < 0 where l.item_id is not null)
  select i.id, s.space_id, s.id, i.order_id, i.quantity::int, i.places::int, (i.amount_minor + i.adjust_minor)::bigint, coalesce(r.quantity, 0)::int, coalesce(r.amount, 0)::bigint, coalesce(r.fee, 0)::bigint, i.stock_state::text
    from sold d join orders.item i on i.id = d.id join s on s.id = i.slot_id
    cross join lateral (select sum(l.quantity) as quantity, sum(l.amount_minor - l.fee_minor) as amount, sum(l.fee_minor) as fee
                          from payments.refund_line l join payments.refund x on x.id = l.refund_id where l.item_id = i.id and x.state = 'succeeded') r
   where i.stock_state = 'sold' or r.quantity is not null;
$$;
comment on function finance.business_rows(bigint, date) is 'Every item sold under a business date, with what of it went back and the fee kept: the one source of the business date''s lines.';
