create or replace function orders.replace_items(o orders.order, p_old bigint[], p_lines orders.line[], p_keep_price boolean) returns setof bigint
language sql as $$
  -- The new lines keep the terms they were sold under; the guard goes with the customer, once a slot.
  with base_no as (select max(i.line_no) as n from orders.item i where i.order_id = o.id),
  old as (select i.*, row_number() over (order by i.id) as n from orders.item i where i.id = any (p_old))
  insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
    select o.venue_id, o.id, b.n + l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, case when p_keep_price then old.amount_minor + old.adjust_minor else l.amount_minor end,
           l.price_version_id, old.policy_version_id, 'held',
           case when l.guarded and l.line_no = min(l.line_no) over (partition by l.slot_id)
                 and not exists (select from orders.item k where k.order_id = o.id and k.slot_id = l.slot_id and k.stock_state <> 'released' and k.guard_customer_id is not null) then o.customer_id end
      from unnest(p_lines) l cross join base_no b join old on old.n = l.line_no
     order by l.kind_rank, l.slot_id, l.line_no
  returning id;
$$;
comment on function orders.replace_items(orders.order, bigint[], orders.line[], boolean) is 'Writes the items that stand in for rescheduled ones, line by line, under the policy of the old; by new price or, when a lead keeps it, the old.';
