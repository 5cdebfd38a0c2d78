create or replace function api.refund(p_request uuid, p_order bigint, p_lines jsonb, p_options jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_order, p_lines, p_options);
  o orders.order;
  v_lines jsonb;
  v_reason text := btrim(coalesce(p_options ->> 'reason', ''));
  v_override boolean;
  v_refundable bigint;
  v_refused text;
  v_refund bigint;
  v_detail text;
begin
  v_override := coalesce((p_options ->> 'override')::boolean, false);
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'refund', v_content) is null then
    if o.state not in ('PAID', 'SUSPENDED', 'CHECKED_IN', 'NO_SHOW') then perform orders.refuse_state(p_order, 'REFUNDING'); end if;
    v_lines := coalesce(p_lines, payments.live_lines(p_order));
    if jsonb_typeof(v_lines) <> 'array' or jsonb_array_length(v_lines) not between 1 and 200 then perform base.refuse('too_many_items', jsonb_build_object('most', 200)); end if;
    if char_length(v_reason) > 400 then perform base.refuse('text_too_long', jsonb_build_object('field', 'reason', 'most', 400)); end if;
    if exists (select from jsonb_array_elements(v_lines) x left join orders.item i on i.id = (x ->> 'item')::bigint and i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null
                where i.id is null or coalesce((x ->> 'quantity')::int, 0) not between 1 and i.quantity)
       or (select count(*) <> count(distinct (x ->> 'item')::bigint) from jsonb_array_elements(v_lines) x) then
      perform base.refuse('quantity_invalid');
    end if;
    select coalesce(sum(p.amount_minor - p.refunded_minor), 0) into v_refundable from payments.payment p where p.order_id = p_order and p.applied;
    if (p_options ->> 'seen_refundable_minor')::bigint <> v_refundable then
      perform base.refuse('refundable_changed', jsonb_build_object('now_minor', v_refundable, 'seen_minor', (p_options ->> 'seen_refundable_minor')::bigint, 'currency', o.currency, 'fault', 'conflict'));
    end if;
    if v_override then
      perform operators.enter(o.venue_id, 'desk_lead');
      if v_reason = '' then perform base.refuse('reason_required'); end if;
    else
      select q.refused into v_refused from payments.quote(v_now, p_order, v_lines) q where q.refused is not null limit 1;
      if v_refused is not null then
        perform base.refuse(v_refused, (select jsonb_build_object('free_until', min(q.free_until), 'overridable', true) from payments.quote(v_now, p_order, v_lines) q));
      end if;
      -- What the venue stopped may go back by itself.
      if exists (select from orders.item i join jsonb_array_elements(v_lines) x on (x ->> 'item')::bigint = i.id where not i.suspended)
         and exists (select from payments.quote(v_now, p_order, payments.live_lines(p_order)) q where q.whole_order)
         and exists (select from orders.item i where i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null
                      and not exists (select from jsonb_array_elements(v_lines) x where (x ->> 'item')::bigint = i.id and (x ->> 'quantity')::int = i.quantity)) then
        perform base.refuse('whole_order_only', jsonb_build_object('overridable', true));
      end if;
      if exists (select from orders.item i join jsonb_array_elements(v_lines) x on (x ->> 'item')::bigint = i.id where i.use_state in ('part', 'all')) then
        perform base.refuse('already_used', jsonb_build_object('overridable', true));
      end if;
    end if;
    v_refund := payments.start_refund(v_now, p_order, v_lines, not coalesce((p_options ->> 'waive_fee')::boolean, false) or not v_override, v_reason,
                                      case when v_override then session_user end);
    perform audit.write(o.venue_id, 'refund', p_order, null, jsonb_build_object('request', p_request, 'refund', v_refund, 'lines', v_lines, 'options', p_options));
    perform events.publish(o.venue_id, 'order', array[p_order]);
    perform events.publish(o.venue_id, 'payment', array[p_order]);
    perform base.request_done(p_request, 'refund', v_content, jsonb_build_object('order', p_order, 'refund', v_refund));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(o.venue_id, 'refund', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'request', p_request));
end $$;
comment on function api.refund(uuid, bigint, jsonb, jsonb) is 'Desk: refunds lines [{item, quantity}] (null: all) by each item''s policy; p_options {reason, seen_refundable_minor, override, waive_fee}. Outside the policy only a lead, with reason. Cash, card and transfer parts wait for settle_refund.';
