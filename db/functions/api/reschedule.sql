create or replace function api.reschedule(p_request uuid, p_order bigint, p_moves jsonb, p_options jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_moves, p_options);
  o orders.order;
  v_answer jsonb;
  v_detail text;
  v_constraint text;
begin
  perform orders.queue_for_customer(x.venue_id, x.customer_id) from orders.order x where x.id = p_order;
  -- Queue for the targets before the order is locked: who holds row locks never waits for an advisory lock.
  perform pg_advisory_xact_lock(base.lock_key(2, s.id)) from (
    select x.id from inventory.slot x where x.id in (select (m ->> 'slot')::bigint from jsonb_array_elements(p_moves) m limit 200) order by x.kind_rank, x.id limit 32) s;
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  v_answer := base.request_seen(p_request, 'reschedule', v_content);
  if v_answer is null then
    perform orders.reschedule(v_now, o, p_moves, coalesce(p_options, '{}'), p_request);
    perform audit.write(o.venue_id, 'reschedule', p_order, null, jsonb_build_object('request', p_request, 'moves', p_moves, 'options', p_options));
    perform base.request_done(p_request, 'reschedule', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(o.venue_id, 'reschedule', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'moves', p_moves));
  when exclusion_violation then
    return audit.refused(o.venue_id, 'reschedule', 'VD001', 'claim_taken', '{"fault":"conflict"}', jsonb_build_object('order', p_order, 'moves', p_moves));
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint = 'payment_channel_once' then
      return audit.refused(o.venue_id, 'reschedule', 'VD001', 'payment_duplicate', '{"fault":"conflict"}', jsonb_build_object('order', p_order, 'moves', p_moves));
    end if;
    if v_constraint <> 'item_one_live_order' then raise; end if;
    return audit.refused(o.venue_id, 'reschedule', 'VD001', 'live_order_exists', '{"fault":"conflict"}', jsonb_build_object('order', p_order, 'moves', p_moves));
end $$;
comment on function api.reschedule(uuid, bigint, jsonb, jsonb) is 'Desk: moves items [{item, slot}] in one transaction over the difference of slots; p_options {tenders, override_reason, keep_price, approval}. If the new stock cannot be had, the old booking stands untouched. A higher price is paid with tenders, a lower one becomes a refund.';
