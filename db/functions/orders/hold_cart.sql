create or replace function orders.hold_cart(p_now timestamptz, p_request uuid, p_content jsonb, p_lines jsonb) returns jsonb
language plpgsql as $$
declare
  v_venue bigint := (p_content ->> 0)::bigint;
  v_options jsonb := coalesce(p_content -> 3, '{}');
  v_override text := nullif(btrim(coalesce(v_options ->> 'override_reason', '')), '');
  v_limited boolean := exists (select from catalog.limits_version l where l.venue_id = v_venue);
  v_lines orders.line[];
  v_customer bigint;
  v_minutes int;
  v_order bigint;
  v_answer jsonb;
  l orders.line;
  v_slots bigint[] := '{}';
begin
  -- Limits count a customer's other orders: one hold of a customer at a time. A new one has no other orders.
  if v_limited and (p_content -> 1 ->> 'id')::bigint > 0 then perform pg_advisory_xact_lock(base.lock_key(1, (p_content -> 1 ->> 'id')::bigint)); end if;
  v_lines := orders.price_lines(p_now, v_venue, p_lines, v_override is not null);
  perform inventory.queue_for(v_lines);
  v_customer := customers.resolve(v_venue, p_content -> 1);
  if v_limited then v_minutes := orders.check_limits(p_now, v_venue, v_customer, v_lines, v_override is not null); end if;
  select d.p_lines, d.o_order into v_lines, v_answer
    from orders.draft(p_now, v_venue, v_customer, coalesce((v_options ->> 'pay_on_arrival')::boolean, false), left(coalesce(v_options ->> 'note', ''), 4000), v_minutes, v_lines) d;
  v_order := (v_answer ->> 'id')::bigint;
  if p_lines @? '$[*] ? (exists (@.seats) || exists (@.people))' then perform inventory.name_places(v_venue, v_order, p_lines); end if;
  foreach l in array v_lines loop
    v_slots := v_slots || l.slot_id;
    if l.named then perform inventory.require_names(v_order); end if;
  end loop;
  perform base.request_done(p_request, 'hold', p_content, jsonb_build_object('order', v_order));
  perform audit.write(v_venue, 'hold', v_order, null, jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines), 'override', v_override));
  perform events.publish(v_venue, 'slot', v_slots);
  perform inventory.take_for(p_now, v_venue, v_order, v_lines, v_override is not null);
  if (v_answer ->> 'total_minor')::bigint = 0 then
    perform orders.confirm(p_now, v_order, 'nothing_to_pay');
    return orders.as_json(v_order, false);
  end if;
  return v_answer || '{"payments": [], "tickets": []}';
end $$;
comment on function orders.hold_cart(timestamptz, uuid, jsonb, jsonb) is 'Prices a cart and holds it: queues for its slots, checks limits and names, writes the order, takes the stock. Returns the order.';
