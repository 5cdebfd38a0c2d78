create or replace function orders.hold_cart(p_now timestamptz, p_request uuid, p_content jsonb, p_venue bigint, p_customer jsonb, p_lines jsonb, p_options jsonb, p_override text) returns jsonb
language plpgsql as $$
declare
  v_lines orders.line[] := orders.price_lines(p_now, p_venue, p_lines, p_override is not null);
  v_limited boolean := v_lines[1].limited;
  v_named boolean := p_lines @? '$[*] ? (exists (@.seats) || exists (@.people))';
  v_customer bigint := (p_customer ->> 'id')::bigint;
  v_order bigint := nextval('orders.order_id_seq');
  v_minutes int;
  v_answer jsonb;
  l orders.line;
  v_slots bigint[] := '{}';
begin
  -- Limits count a customer's other orders: one hold of a customer at a time. A new one has no other orders.
  if v_limited and v_customer > 0 then perform pg_advisory_xact_lock(base.lock_key(1, v_customer)); end if;
  if v_customer is null or v_customer <= 0 then v_customer := customers.resolve(p_venue, p_customer); end if;
  if v_limited then v_minutes := orders.check_limits(p_now, p_venue, v_customer, v_lines, p_override is not null); end if;
  foreach l in array v_lines loop
    v_slots := v_slots || l.slot_id;
  end loop;
  -- One statement for the three rows that only tell of it, before the slots are queued for.
  with request as (
    insert into base.request(request_id, door, content_hash, answer)
      values (p_request, 'hold', sha256(convert_to(p_content::text, 'UTF8')), jsonb_build_object('order', v_order))),
  audited as (
    insert into audit.entry(venue_id, action, order_id, subject)
      values (p_venue, 'hold', v_order, jsonb_build_object('request', p_request, 'lines', case when v_named then inventory.without_people(p_lines) else p_lines end, 'override', p_override)))
  insert into events.outbox(venue_id, topic, ids) values (p_venue, 'slot', v_slots);
  v_answer := orders.place(p_now, v_order, p_venue, v_customer, p_options, v_minutes, v_lines, true);
  if v_named then perform inventory.name_places(p_venue, v_order, p_lines); end if;
  foreach l in array v_lines loop
    if l.named then perform inventory.require_names(v_order); exit; end if;
  end loop;
  if (v_answer -> 'total_minor') = '0' then
    perform orders.confirm(p_now, v_order, 'nothing_to_pay');
    return orders.as_json(v_order, false);
  end if;
  return v_answer;
end $$;
comment on function orders.hold_cart(timestamptz, uuid, jsonb, bigint, jsonb, jsonb, jsonb, text) is 'Prices a cart and holds it: checks limits, records the request, writes the order, takes the stock, checks names. p_content is the request as it came, by which its repetition is known. Returns the order.';
