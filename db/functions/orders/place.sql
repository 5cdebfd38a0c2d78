create or replace function orders.place(p_now timestamptz, p_venue bigint, p_customer bigint, p_options jsonb, p_most_minutes int, p_lines orders.line[]) returns jsonb
language plpgsql as $$
declare
  l orders.line;
  o orders.order;
  v_name text;
  v_phone text;
  v_arrival boolean := coalesce((p_options ->> 'pay_on_arrival')::boolean, false);
  v_total bigint := 0;
  v_end timestamptz;
  v_expires timestamptz;
  v_item bigint;
  v_items jsonb := '[]';
  v_guarded bigint;
begin
  select c.name, c.phone_typed into v_name, v_phone
    from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id where cv.customer_id = p_customer and cv.venue_id = p_venue and c.merged_into is null;
  if not found then perform base.refuse('unknown_customer', jsonb_build_object('customer', p_customer, 'fault', 'missing')); end if;
  foreach l in array p_lines loop
    v_total := v_total + l.amount_minor;
    v_end := greatest(v_end, l.ends_at);
    if not v_arrival then
      v_expires := least(v_expires, p_now + make_interval(mins => least(l.hold_minutes, p_most_minutes)));
    elsif l.arrival is null then
      perform base.refuse('pay_on_arrival_not_allowed', jsonb_build_object('space', l.space));
    elsif l.arrival <= p_now then
      perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', l.arrival));
    else
      v_expires := least(v_expires, l.arrival);
    end if;
  end loop;
  insert into orders.order(venue_id, order_no, customer_id, state, currency, total_minor, expires_at, last_end, pay_on_arrival, note, created_at)
    values (p_venue, orders.next_number(l.day), p_customer, 'HOLDING', l.currency, v_total, v_expires, v_end, v_arrival, left(coalesce(p_options ->> 'note', ''), 4000), p_now)
    returning * into o;
  for i in 1 .. cardinality(p_lines) loop
    l := p_lines[i];
    -- The first line of a slot guards "one live order"; lines come sorted by slot.
    insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
      values (p_venue, o.id, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
              case when l.guarded and v_guarded is distinct from l.slot_id then p_customer end)
      returning id into v_item;
    l.item_id := v_item;
    p_lines[i] := l;
    v_guarded := l.slot_id;
    v_items := v_items || jsonb_build_object('id', v_item, 'slot_id', l.slot_id, 'space_id', l.space_id, 'space_name', l.space, 'label', l.label, 'business_date', l.business_date,
      'starts_at', l.starts_at, 'ends_at', l.ends_at, 'ticket_type_id', l.ticket_type_id, 'ticket_type_name', l.ticket_type, 'quantity', l.quantity, 'places', l.places,
      'amount_minor', l.amount_minor, 'stock_state', 'held', 'use_state', 'none', 'suspended', false);
  end loop;
  perform inventory.take_for(p_now, p_venue, o.id, p_lines, nullif(btrim(coalesce(p_options ->> 'override_reason', '')), '') is not null);
  return orders.head_json(o, v_name, v_phone, v_items);
end $$;
comment on function orders.place(timestamptz, bigint, bigint, jsonb, int, orders.line[]) is 'Writes an order of priced lines with its items, takes their stock and gives the order as JSON. p_options {pay_on_arrival, note, override_reason}; p_most_minutes shortens the hold. The caller has queued for the slots.';
