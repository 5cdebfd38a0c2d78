create or replace function orders.place(p_now timestamptz, p_order bigint, p_venue bigint, p_customer bigint, p_options jsonb, p_most_minutes int, p_lines orders.line[], p_queue boolean) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  l orders.line;
  o orders.order;
  v_name text;
  v_phone text;
  v_arrival boolean := coalesce((p_options ->> 'pay_on_arrival')::boolean, false);
  v_total bigint := 0;
  v_end timestamptz;
  v_expires timestamptz;
  v_items jsonb := '[]';
  v_answer jsonb;
  v_guarded bigint;
begin
  select c.name, c.phone_typed into v_name, v_phone
    from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id where cv.customer_id = p_customer and cv.venue_id = p_venue and c.merged_into is null;
  if not found then perform base.refuse('unknown_customer', jsonb_build_object('customer', p_customer, 'fault', 'missing')); end if;
  for i in 1 .. cardinality(p_lines) loop
    l := p_lines[i];
    l.item_id := nextval('orders.item_id_seq');
    p_lines[i] := l;
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
    v_items := v_items || to_jsonb(row(l.item_id, l.slot_id, l.space_id, l.space, l.label, l.business_date, l.starts_at, l.ends_at, l.ticket_type_id, l.ticket_type,
      l.quantity, l.places, l.amount_minor, 'held', 'none', false)::orders.face);
  end loop;
  insert into orders.order(id, venue_id, order_no, customer_id, state, currency, total_minor, expires_at, last_end, pay_on_arrival, note, created_at)
    overriding system value values (p_order, p_venue, orders.next_number(l.day), p_customer, 'HOLDING', l.currency, v_total, v_expires, v_end, v_arrival, left(coalesce(p_options ->> 'note', ''), 4000), p_now)
    returning * into o;
  v_answer := orders.head_json(o, v_name, v_phone, v_items, '[]', '[]');
  -- Only what needs the slots is done while others wait for them.
  if p_queue then perform inventory.queue_for(p_lines); end if;
  foreach l in array p_lines loop
    -- The first line of a slot guards "one live order"; lines come sorted by slot.
    insert into orders.item(id, venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
      overriding system value values (l.item_id, p_venue, p_order, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
              case when l.guarded and v_guarded is distinct from l.slot_id then p_customer end);
    v_guarded := l.slot_id;
  end loop;
  perform inventory.take_for(p_now, p_venue, p_order, p_lines, nullif(btrim(p_options ->> 'override_reason'), '') is not null);
  return v_answer;
end $$;
comment on function orders.place(timestamptz, bigint, bigint, bigint, jsonb, int, orders.line[], boolean) is 'Writes an order of priced lines, then queues for their slots (p_queue; who holds their rows already must not), writes the items, takes the stock and gives the order as JSON. p_options {pay_on_arrival, note, override_reason}; p_most_minutes shortens the hold. The caller has entered the venue and read the slots under its policies: nothing asks again here, so each statement names the venue or what was read.';
