create or replace function api.add_items(p_request uuid, p_order bigint, p_lines jsonb, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_lines, p_options);
  v_override text := nullif(btrim(p_options ->> 'override_reason'), '');
  o orders.order;
  v_detail text;
  v_constraint text;
begin
  perform orders.queue_for_customer(x.venue_id, x.customer_id) from orders.order x where x.id = p_order;
  -- Queue for the slots before the order is locked: who holds row locks never waits for an advisory lock.
  perform pg_advisory_xact_lock(base.lock_key(2, s.id)) from (
    select x.id from inventory.slot x where x.id in (select (l ->> 'slot')::bigint from jsonb_array_elements(p_lines) l limit 200) order by x.kind_rank, x.id limit 32) s;
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'add_items', v_content) is null then
    if v_override is not null then
      perform operators.approved_by(v_now, o.venue_id, p_options, 'add_items', jsonb_build_object('order', p_order, 'lines', inventory.without_people(p_lines), 'reason', v_override), p_order, true, '{}');
    end if;
    perform orders.add_lines(v_now, o, p_lines, v_override is not null);
    perform audit.write(o.venue_id, 'add_items', p_order, null, jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines), 'override', v_override));
    perform base.request_done(p_request, 'add_items', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(o.venue_id, 'add_items', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'request', p_request, 'lines', inventory.without_people(p_lines)));
  when exclusion_violation then
    return audit.refused(o.venue_id, 'add_items', 'VD001', 'claim_taken', orders.claim_facts(p_lines)::text, jsonb_build_object('order', p_order, 'request', p_request));
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'item_one_live_order' then raise; end if;
    return audit.refused(o.venue_id, 'add_items', 'VD001', 'live_order_exists', orders.live_order_facts(o.venue_id, jsonb_build_object('id', o.customer_id), p_lines)::text,
                         jsonb_build_object('order', p_order, 'request', p_request));
end $$;
comment on function api.add_items(uuid, bigint, jsonb, jsonb) is 'Front desk: more lines [{slot, ticket_type, quantity, seats, people}] for an order that is held and unpaid, all or nothing; data is the order. p_options {override_reason, approval} as api.hold.';
