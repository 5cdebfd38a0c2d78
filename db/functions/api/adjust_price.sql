drop function if exists api.adjust_price(uuid, bigint, bigint, text);
create or replace function api.adjust_price(p_request uuid, p_order bigint, p_new_total_minor bigint, p_reason text, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_new_total_minor, p_reason);
  o orders.order;
  v_approver name;
  v_detail text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'adjust_price', v_content) is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'HOLDING'); end if;
    if p_new_total_minor is null or p_new_total_minor not between 0 and 99999999999 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', p_new_total_minor)); end if;
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    v_approver := operators.approved_by(v_now, o.venue_id, p_options, 'adjust_price',
      jsonb_build_object('order', p_order, 'from_minor', o.total_minor, 'to_minor', p_new_total_minor, 'currency', o.currency, 'reason', btrim(p_reason)), p_order, true, '{}');
    perform orders.adjust(v_now, p_order, p_new_total_minor - o.total_minor, 'manual_price', btrim(p_reason), v_approver);
    perform audit.write(o.venue_id, 'adjust_price', p_order, null, jsonb_build_object('request', p_request, 'from_minor', o.total_minor, 'to_minor', p_new_total_minor, 'reason', p_reason, 'approved_by', v_approver));
    if o.paid_minor >= p_new_total_minor then
      perform orders.confirm(v_now, p_order, case when p_new_total_minor = 0 and o.state = 'HOLDING' then 'nothing_to_pay' else 'paid' end);
    end if;
    perform events.publish(o.venue_id, 'order', array[p_order]);
    perform base.request_done(p_request, 'adjust_price', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(o.venue_id, 'adjust_price', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order));
end $$;
comment on function api.adjust_price(uuid, bigint, bigint, text, jsonb) is 'Lead, or the front desk with a lead''s approval ({approval}): a manual price for an unpaid order, with reason; 0 confirms it without a payment row.';
