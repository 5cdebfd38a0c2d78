create or replace function orders.place(p_now timestamptz, p_order bigint, p_venue bigint, p_customer bigint, p_options jsonb, p_most_minutes int, p_lines orders.line[],
  p_request uuid default null, p_content jsonb default null, p_subject jsonb default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  l orders.line;
  v_name text;
  v_phone text;
  v_number text;
  v_note text := left(coalesce(p_options ->> 'note', ''), 4000);
  v_arrival boolean := coalesce((p_options ->> 'pay_on_arrival')::boolean, false);
  v_total bigint;
  v_end timestamptz;
  v_expires timestamptz;
  v_faces orders.face[];
  v_slots bigint[];
  v_taken boolean;
  v_answer jsonb;
begin
  select c.name, c.phone_typed into v_name, v_phone
    from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id where cv.customer_id = p_customer and cv.venue_id = p_venue and c.merged_into is null;
  if not found then perform base.refuse('unknown_customer', jsonb_build_object('customer', p_customer, 'fault', 'missing')); end if;
  for i in 1 .. cardinality(p_lines) loop
    p_lines[i].item_id := nextval('orders.item_id_seq');
    l := p_lines[i];
    v_slots[i] := l.slot_id;
    v_total := coalesce(v_total, 0) + l.amount_minor;
    v_end := greatest(v_end, l.ends_at);
    if not v_arrival then
      v_expires := least(v_expires, p_now + make_interval(mins => least(l.hold_minutes, p_most_minutes)));
    elsif l.arrival is null then
      perform base.refuse('pay_on_arrival_not_allowed', jsonb_build_object('space', l.space));
    elsif l.arrival <= p_now then
      perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', l.arrival));
    else
      v_expires := least(v_expires, l.arrival, p_now + make_interval(mins => p_most_minutes));
    end if;
    v_faces[i] := row(l.item_id, l.slot_id, l.space_id, l.space, l.label, l.business_date, l.starts_at, l.ends_at, l.ticket_type_id, l.ticket_type,
      l.quantity, l.places, l.amount_minor, 'held', 'none', false)::orders.face;
  end loop;
  v_number := orders.next_number(l.day);
  -- One statement for the order and the three rows that only tell of it, before the slots are queued for: statements cost more
  -- than rows.
  with request as (
    insert into base.request(request_id, door, content_hash, answer)
      select p_request, 'hold', sha256(convert_to(p_content::text, 'UTF8')), jsonb_build_object('order', p_order) where p_request is not null),
  audited as (
    insert into audit.entry(venue_id, action, order_id, subject) select p_venue, 'hold', p_order, case when pg_column_size(p_subject) > 65536 then base.shortened(p_subject, 65536) else p_subject end where p_request is not null),
  told as (
    insert into events.outbox(venue_id, topic, ids) select p_venue, 'slot', v_slots where p_request is not null)
  insert into orders.order(id, venue_id, order_no, customer_id, state, currency, total_minor, expires_at, last_end, pay_on_arrival, note, created_at)
    overriding system value values (p_order, p_venue, v_number, p_customer, 'HOLDING', l.currency, v_total, v_expires, v_end, v_arrival, v_note, p_now);
  -- Whoever may book sees all of it (customers.sees).
  v_answer := to_jsonb(row(p_order, p_venue, v_number, 'HOLDING', p_customer, v_name, v_phone, l.currency, v_total, 0, v_total,
    v_expires, v_arrival, false, '', v_note, p_now, session_user, 1, to_jsonb(v_faces), '[]', '[]')::orders.head);
  -- Only what needs the slots is done while others wait for them. Who holds their rows already must not wait here.
  if p_request is not null then
    -- Waiting here costs nothing, while writers that wait at the row keep its dead versions alive and take the processor from
    -- the one that works. Beyond 32 lines row locks alone serve. Asking for a free lock first spares a statement.
    for i in 1 .. least(cardinality(v_slots), 32) loop
      if not pg_try_advisory_xact_lock(base.lock_key(2, v_slots[i])) then perform pg_advisory_xact_lock(base.lock_key(2, v_slots[i])); end if;
    end loop;
  end if;
  v_taken := inventory.take_for(p_now, p_venue, p_order, p_customer, p_lines, nullif(btrim(p_options ->> 'override_reason'), '') is not null);
  return v_answer;
end $$;
comment on function orders.place(timestamptz, bigint, bigint, bigint, jsonb, int, orders.line[], uuid, jsonb, jsonb) is 'Writes an order of priced lines (with the request that asked for it, its audit and outbox rows; an offer has none), queues for their slots, takes the stock and gives the order as JSON. p_options {pay_on_arrival, note, override_reason}; p_most_minutes shortens the hold, also one until arrival. The caller has entered the venue and read the slots under its policies: nothing asks again here, so each statement names the venue or what was read.';
