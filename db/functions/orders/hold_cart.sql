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
begin
  if v_limited then
    -- Limits count a customer's other orders: one hold of a customer at a time.
    perform pg_advisory_xact_lock(base.lock_key(1, coalesce((p_content -> 1 ->> 'id')::bigint, 0)));
  end if;
  v_lines := orders.price_lines(p_now, v_venue, p_lines, v_override is not null);
  perform inventory.queue_for(v_lines);
  v_customer := customers.resolve(v_venue, p_content -> 1);
  if v_limited then v_minutes := orders.check_limits(p_now, v_venue, v_customer, v_lines, v_override is not null); end if;
  v_order := orders.draft(p_now, v_venue, v_customer, v_lines, coalesce((v_options ->> 'pay_on_arrival')::boolean, false), left(coalesce(v_options ->> 'note', ''), 4000));
  if v_minutes is not null then
    update orders.order o set expires_at = least(o.expires_at, p_now + make_interval(mins => v_minutes)) where o.id = v_order;
  end if;
  if p_lines @? '$[*] ? (exists (@.seats) || exists (@.people))' then perform inventory.name_places(v_venue, v_order, p_lines); end if;
  if exists (select from unnest(v_lines) l where l.named) then perform inventory.require_names(v_order); end if;
  perform base.request_done(p_request, 'hold', p_content, jsonb_build_object('order', v_order));
  perform audit.write(v_venue, 'hold', v_order, null, jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines), 'override', v_override));
  perform events.publish(v_venue, 'slot', array(select l.slot_id from unnest(v_lines) l));
  v_answer := orders.head_json(v_order) || '{"payments": [], "tickets": []}';
  perform inventory.take_for(p_now, v_venue, v_order, v_lines, v_override is not null);
  if (v_answer ->> 'total_minor')::bigint = 0 then
    perform orders.confirm(p_now, v_order, 'nothing_to_pay');
    v_answer := orders.as_json(v_order, false);
  end if;
  return v_answer;
end $$;
comment on function orders.hold_cart(timestamptz, uuid, jsonb, jsonb) is 'Prices a cart and holds it: queues for its slots, checks limits and names, writes the order, takes the stock. Returns the order.';
