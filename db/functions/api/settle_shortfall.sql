drop function if exists api.settle_shortfall(uuid, bigint, text);
create or replace function api.settle_shortfall(p_request uuid, p_order bigint, p_reason text, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_reason);
  o orders.order;
  v_approver name;
  v_detail text;
begin
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'settle_shortfall', v_content) is null then
    if o.state not in ('HOLDING', 'PENDING_PAY') then perform orders.refuse_state(p_order, 'PAID'); end if;
    if o.paid_minor <= 0 or o.paid_minor >= o.total_minor then perform base.refuse('nothing_due'); end if;
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    v_approver := operators.approved_by(v_now, o.venue_id, p_options, 'settle_shortfall',
      jsonb_build_object('order', p_order, 'short_minor', o.total_minor - o.paid_minor, 'currency', o.currency, 'reason', btrim(p_reason)), p_order, true, '{}');
    perform orders.adjust(v_now, p_order, o.paid_minor - o.total_minor, 'shortfall', btrim(p_reason), v_approver);
    perform audit.write(o.venue_id, 'settle_shortfall', p_order, null, jsonb_build_object('short_minor', o.total_minor - o.paid_minor, 'reason', p_reason, 'approved_by', v_approver));
    perform orders.confirm(v_now, p_order, 'paid');
    perform base.request_done(p_request, 'settle_shortfall', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(o.venue_id, 'settle_shortfall', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order));
end $$;
comment on function api.settle_shortfall(uuid, bigint, text, jsonb) is 'Lead, or the front desk with a lead''s approval ({approval}): confirms a part-paid order by writing off the rest, with reason and a report line of its own.';
