create or replace function api.extend_hold(p_request uuid, p_order bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order);
  o orders.order;
  v_minutes int;
  v_detail text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'extend_hold', v_content) is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'HOLDING'); end if;
    if o.extended then perform base.refuse('already_extended', jsonb_build_object('order_no', o.order_no, 'expires_at', o.expires_at)); end if;
    select least(min(coalesce(pv.hold_minutes, v.hold_minutes)), orders.short_hold(v_now, o.venue_id, o.customer_id)) into v_minutes
      from orders.item i join catalog.policy_version pv on pv.id = i.policy_version_id join catalog.venue v on v.id = i.venue_id where i.order_id = p_order;
    update orders.order r set expires_at = greatest(r.expires_at, v_now + make_interval(mins => v_minutes)), extended = true, version = r.version + 1 where r.id = p_order;
    perform audit.write(o.venue_id, 'extend_hold', p_order, null, jsonb_build_object('request', p_request, 'minutes', v_minutes));
    perform events.publish(o.venue_id, 'slot', array(select distinct i.slot_id from orders.item i where i.order_id = p_order));
    perform base.request_done(p_request, 'extend_hold', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception
  when sqlstate 'VD000' then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(o.venue_id, 'extend_hold', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'request', p_request));
end $$;
comment on function api.extend_hold(uuid, bigint) is 'Front desk: the one extension of a hold, by the policy''s hold length from now, or the shorter one of a customer who let holds lapse.';
