create or replace function orders.hold_cart(p_now timestamptz, p_request uuid, p_content jsonb, p_lines jsonb) returns jsonb
language plpgsql as $$
declare
  v_venue bigint := (p_content ->> 0)::bigint;
  v_customer bigint := (p_content -> 1 ->> 'id')::bigint;
  v_options jsonb := coalesce(p_content -> 3, '{}');
  v_override text := nullif(btrim(coalesce(v_options ->> 'override_reason', '')), '');
  v_lines orders.line[];
  v_limited boolean;
  v_minutes int;
  v_order bigint;
  v_answer jsonb;
  l orders.line;
  v_slots bigint[] := '{}';
begin
  v_lines := orders.price_lines(p_now, v_venue, p_lines, v_override is not null);
  -- Limits count a customer's other orders: one hold of a customer at a time. A new one has no other orders.
  v_limited := v_lines[1].limited;
  if v_limited and v_customer > 0 then perform pg_advisory_xact_lock(base.lock_key(1, v_customer)); end if;
  perform inventory.queue_for(v_lines);
  if v_customer is null or v_customer <= 0 then v_customer := customers.resolve(v_venue, p_content -> 1); end if;
  if v_limited then v_minutes := orders.check_limits(p_now, v_venue, v_customer, v_lines, v_override is not null); end if;
  v_answer := orders.place(p_now, v_venue, v_customer, v_options, v_minutes, v_lines);
  v_order := v_answer ->> 'id';
  if p_lines @? '$[*] ? (exists (@.seats) || exists (@.people))' then perform inventory.name_places(v_venue, v_order, p_lines); end if;
  foreach l in array v_lines loop
    v_slots := v_slots || l.slot_id;
    if l.named then perform inventory.require_names(v_order); end if;
  end loop;
  -- One statement for the three rows that only tell of it.
  with request as (
    insert into base.request(request_id, door, content_hash, answer)
      values (p_request, 'hold', sha256(convert_to(p_content::text, 'UTF8')), jsonb_build_object('order', v_order))),
  audited as (
    insert into audit.entry(venue_id, action, order_id, subject)
      values (v_venue, 'hold', v_order, jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines), 'override', v_override)))
  insert into events.outbox(venue_id, topic, ids) values (v_venue, 'slot', v_slots);
  if (v_answer ->> 'total_minor')::bigint = 0 then
    perform orders.confirm(p_now, v_order, 'nothing_to_pay');
    return orders.as_json(v_order, false);
  end if;
  return v_answer || '{"payments": [], "tickets": []}';
end $$;
comment on function orders.hold_cart(timestamptz, uuid, jsonb, jsonb) is 'Prices a cart and holds it: queues for its slots, checks limits and names, writes the order, takes the stock. Returns the order.';
