create or replace function api.hold(p_request uuid, p_venue bigint, p_customer jsonb, p_lines jsonb, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, p_customer, p_lines, p_options);
  v_override text := nullif(btrim(coalesce(p_options ->> 'override_reason', '')), '');
  v_lines orders.line[];
  v_order bigint;
  v_answer jsonb;
  v_detail text;
  v_constraint text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  if v_override is not null then perform operators.enter(p_venue, 'desk_lead'); end if;
  v_answer := base.request_seen(p_request, 'hold', v_content);
  if v_answer is not null then return (true, null, null, orders.as_json((v_answer ->> 'order')::bigint, false))::api.outcome; end if;
  v_lines := orders.price_lines(v_now, p_venue, p_lines, v_override is not null);
  perform inventory.queue_for(v_lines);
  v_answer := base.request_seen(p_request, 'hold', v_content);
  if v_answer is not null then return (true, null, null, orders.as_json((v_answer ->> 'order')::bigint, false))::api.outcome; end if;

  v_order := orders.hold(v_now, p_venue, customers.resolve(p_venue, p_customer), v_lines, coalesce((p_options ->> 'pay_on_arrival')::boolean, false),
                         v_override, left(coalesce(p_options ->> 'note', ''), 4000));
  perform audit.write(p_venue, 'hold', v_order, (v_lines[1]).slot_id, jsonb_build_object('request', p_request, 'lines', p_lines, 'override', v_override));
  perform events.publish(p_venue, 'slot', array(select distinct l.slot_id from unnest(v_lines) l));
  perform base.request_done(p_request, 'hold', v_content, jsonb_build_object('order', v_order));
  if (select o.total_minor = 0 from orders.order o where o.id = v_order) then perform orders.confirm(v_now, v_order, 'nothing_to_pay'); end if;
  return (true, null, null, orders.as_json(v_order, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'hold', sqlstate, sqlerrm, v_detail, jsonb_build_object('request', p_request, 'lines', p_lines));
  when exclusion_violation then
    return audit.refused(p_venue, 'hold', 'VD001', 'claim_taken', orders.claim_facts(v_lines)::text, jsonb_build_object('request', p_request, 'lines', p_lines));
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'item_one_live_order' then raise; end if;
    return audit.refused(p_venue, 'hold', 'VD001', 'live_order_exists', orders.live_order_facts(p_venue, p_customer, v_lines)::text,
                         jsonb_build_object('request', p_request, 'lines', p_lines));
end $$;
comment on function api.hold(uuid, bigint, jsonb, jsonb, jsonb) is 'Front desk: takes all lines or nothing for a customer and makes the order; data is the order. p_customer {id} or {name, phone_typed, …}; p_lines [{slot, ticket_type, quantity}], at most 200; p_options {pay_on_arrival, note, override_reason}.';
