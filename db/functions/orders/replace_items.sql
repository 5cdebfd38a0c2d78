create or replace function orders.replace_items(o orders.order, p_old bigint[], p_lines orders.line[], p_keep_price boolean) returns orders.line[]
language plpgsql as $$
declare
  l orders.line;
  old orders.item;
  v_no int := (select max(i.line_no) from orders.item i where i.order_id = o.id);
  i int;
begin
  -- The new lines stay under the policy they were sold with; the guard goes with the customer, once a slot. What a pass or
  -- free hours paid goes along, and the new line costs no less: a use is a use, no price difference comes out of it.
  for i in 1 .. cardinality(p_lines) loop
    l := p_lines[i];
    select * into old from orders.item x where x.id = p_old[l.line_no];
    insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, covered_by, covered_minor, guard_customer_id)
      values (o.venue_id, o.id, v_no + l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, case when p_keep_price then old.amount_minor + old.adjust_minor else greatest(l.amount_minor, old.covered_minor) end,
              l.price_version_id, old.policy_version_id, 'held', old.covered_by, old.covered_minor,
              case when l.guarded and not exists (select from orders.item k where k.order_id = o.id and k.slot_id = l.slot_id and k.stock_state <> 'released' and k.guard_customer_id is not null)
                   then o.customer_id end)
      returning id into l.item_id;
    p_lines[i] := l;
  end loop;
  return p_lines;
end $$;
comment on function orders.replace_items(orders.order, bigint[], orders.line[], boolean) is 'Writes the items that stand in for rescheduled ones (p_old in the order of line numbers), by the new price or, when a lead keeps it, the old; returns the lines with their item ids.';
