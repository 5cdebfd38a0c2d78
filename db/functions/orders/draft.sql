create or replace function orders.draft(p_now timestamptz, p_venue bigint, p_customer bigint, p_pay_on_arrival boolean, p_note text, p_most_minutes int, inout p_lines orders.line[], out o_order jsonb)
language plpgsql as $$
declare
  l orders.line;
  v_order orders.order;
  v_items jsonb := '[]';
  v_guarded bigint;
  i int;
begin
  v_order.currency := p_lines[1].currency;
  v_order.total_minor := 0;
  foreach l in array p_lines loop
    v_order.total_minor := v_order.total_minor + l.amount_minor;
    v_order.last_end := greatest(v_order.last_end, l.ends_at);
    if not p_pay_on_arrival then
      v_order.expires_at := least(v_order.expires_at, p_now + make_interval(mins => least(l.hold_minutes, p_most_minutes)));
    elsif l.arrival is null then
      perform base.refuse('pay_on_arrival_not_allowed', jsonb_build_object('space', l.space));
    elsif l.arrival <= p_now then
      perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', l.arrival));
    else
      v_order.expires_at := least(v_order.expires_at, l.arrival);
    end if;
  end loop;
  insert into orders.order(venue_id, order_no, customer_id, state, event, currency, total_minor, expires_at, last_end, pay_on_arrival, note, created_at)
    values (p_venue, orders.next_number(p_lines[1].day), p_customer, 'HOLDING', 'held', v_order.currency, v_order.total_minor, v_order.expires_at, v_order.last_end, p_pay_on_arrival, p_note, p_now)
    returning * into v_order;
  for i in 1 .. cardinality(p_lines) loop
    l := p_lines[i];
    -- The first line of a slot guards "one live order"; lines come sorted by slot.
    insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
      values (p_venue, v_order.id, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
              case when l.guarded and v_guarded is distinct from l.slot_id then p_customer end)
      returning id into l.item_id;
    v_guarded := l.slot_id;
    p_lines[i] := l;
    v_items := v_items || jsonb_build_object('id', l.item_id, 'slot_id', l.slot_id, 'space_id', l.space_id, 'space_name', l.space, 'label', l.label, 'business_date', l.business_date,
      'starts_at', l.starts_at, 'ends_at', l.ends_at, 'ticket_type_id', l.ticket_type_id, 'ticket_type_name', l.ticket_type, 'quantity', l.quantity, 'places', l.places,
      'amount_minor', l.amount_minor, 'stock_state', 'held', 'use_state', 'none', 'suspended', false);
  end loop;
  o_order := orders.head_json(v_order, v_items);
end $$;
comment on function orders.draft(timestamptz, bigint, bigint, boolean, text, int, orders.line[]) is 'Writes an order and its items and gives them as JSON, and the lines with their item ids. Whoever calls it takes the stock in the same transaction (inventory.take_for).';
