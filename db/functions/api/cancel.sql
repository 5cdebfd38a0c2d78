create or replace function api.cancel(p_request uuid, p_order bigint, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_reason);
  o orders.order;
  v_detail text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'cancel', v_content) is null then
    if char_length(coalesce(p_reason, '')) > 400 then perform base.refuse('text_too_long', jsonb_build_object('field', 'reason', 'most', 400)); end if;
    perform inventory.lock_release(array[p_order]);
    perform orders.close(v_now, p_order, 'CANCELLED', 'cancelled', coalesce(p_reason, ''));
    perform audit.write(o.venue_id, 'cancel', p_order, null, jsonb_build_object('request', p_request, 'reason', p_reason));
    perform base.request_done(p_request, 'cancel', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(o.venue_id, 'cancel', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'request', p_request));
end $$;
comment on function api.cancel(uuid, bigint, text) is 'Front desk: lets a hold go with a reason; its stock is free at once. Paid orders go back by refund, not by this.';
