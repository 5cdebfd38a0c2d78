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
  v_outside boolean := false;
  v_fees boolean;
  v_money record;
  v_limit bigint;
  v_before bigint;
  v_approver name;
  v_refund bigint;
  v_detail text;
begin
  v_override := coalesce((p_options ->> 'override')::boolean, false);
  o := orders.lock(p_order, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'refund', v_content) is null then
    -- First what the person saw: who comes second is told the figures, not only the state.
    select coalesce(sum(p.amount_minor - p.refunded_minor), 0) into v_refundable from payments.payment p where p.order_id = p_order and p.applied;
    if (p_options ->> 'seen_refundable_minor')::bigint <> v_refundable then
      perform base.refuse('refundable_changed', jsonb_build_object('now_minor', v_refundable, 'seen_minor', (p_options ->> 'seen_refundable_minor')::bigint, 'currency', o.currency, 'fault', 'conflict'));
    end if;
    if o.state not in ('PAID', 'SUSPENDED', 'CHECKED_IN', 'NO_SHOW') then perform orders.refuse_state(p_order, 'REFUNDING'); end if;
    v_lines := coalesce(p_lines, payments.live_lines(p_order));
    if jsonb_typeof(v_lines) <> 'array' or jsonb_array_length(v_lines) not between 1 and 200 then perform base.refuse('too_many_items', jsonb_build_object('most', 200)); end if;
    if char_length(v_reason) > 400 then perform base.refuse('text_too_long', jsonb_build_object('field', 'reason', 'most', 400)); end if;
    if exists (select from jsonb_array_elements(v_lines) x left join orders.item i on i.id = (x ->> 'item')::bigint and i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null
                where i.id is null or coalesce((x ->> 'quantity')::int, 0) not between 1 and i.quantity)
       or (select count(*) <> count(distinct (x ->> 'item')::bigint) from jsonb_array_elements(v_lines) x) then
      perform base.refuse('quantity_invalid');
    end if;
    perform orders.leaving((x ->> 'item')::bigint, (x ->> 'quantity')::int, x) from jsonb_array_elements(v_lines) x where x ? 'places' or x ? 'seats';
    -- Outside the policy: too late or never, only a part of what goes whole, used, or without the fee.
    select q.refused into v_refused from payments.quote(v_now, p_order, v_lines) q where q.refused is not null limit 1;
    if v_refused is not null then
      v_outside := true;
      if not v_override then
        perform base.refuse(v_refused, (select jsonb_build_object('free_until', min(q.free_until), 'overridable', true) from payments.quote(v_now, p_order, v_lines) q));
      end if;
    end if;
    -- What the venue stopped may go back by itself.
    if exists (select from orders.item i join jsonb_array_elements(v_lines) x on (x ->> 'item')::bigint = i.id where i.order_id = p_order and not i.suspended)
       and exists (select from payments.quote(v_now, p_order, payments.live_lines(p_order)) q where q.whole_order)
       and exists (select from orders.item i where i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null
                    and not exists (select from jsonb_array_elements(v_lines) x where (x ->> 'item')::bigint = i.id and (x ->> 'quantity')::int = i.quantity)) then
      v_outside := true;
      if not v_override then perform base.refuse('whole_order_only', jsonb_build_object('overridable', true)); end if;
    end if;
    if exists (select from orders.item i join jsonb_array_elements(v_lines) x on (x ->> 'item')::bigint = i.id where i.order_id = p_order and (i.use_state = 'all' or i.use_state = 'part' and not i.suspended)) then
      v_outside := true;
      if not v_override then perform base.refuse('already_used', jsonb_build_object('overridable', true)); end if;
    end if;
    if v_override and v_reason = '' then perform base.refuse('reason_required'); end if;
    v_fees := not coalesce((p_options ->> 'waive_fee')::boolean, false) or not v_override;
    select least(sum(q.amount_minor - case when v_fees then q.fee_minor else 0 end), v_refundable) as amount, sum(q.fee_minor) as fee into v_money from payments.quote(v_now, p_order, v_lines) q;
    v_outside := v_outside or (not v_fees and v_money.fee > 0);
    v_limit := (select l.refund_minor from catalog.limits_version l where l.venue_id = o.venue_id order by l.version desc limit 1);
    v_before := payments.returned_unsigned(p_order);
    -- Outside the policy, or more than the front desk gives back by itself, at once or bit by bit: a second person signs, for a lead too.
    if v_outside or (v_money.amount > 0 and v_money.amount + v_before > v_limit) then
      v_approver := operators.approved_by(v_now, o.venue_id, p_options, 'refund',
        jsonb_build_object('order', p_order, 'lines', v_lines, 'amount_minor', v_money.amount, 'fee_minor', case when v_fees then v_money.fee else 0 end, 'currency', o.currency, 'reason', v_reason),
        p_order, false, payments.above_limit(v_money.amount::bigint, v_before, v_limit, o.currency) || case when v_outside then '{"why": "outside_policy"}' else '{}' end::jsonb);
    end if;
    perform inventory.lock_release(array[p_order]);
    v_refund := payments.start_refund(v_now, p_order, v_lines, v_fees, v_reason, v_approver);
    perform audit.write(o.venue_id, 'refund', p_order, null, jsonb_build_object('request', p_request, 'refund', v_refund, 'lines', v_lines, 'options', p_options, 'approved_by', v_approver));
    perform events.publish(o.venue_id, 'order', array[p_order]);
    perform events.publish(o.venue_id, 'payment', array[p_order]);
    perform base.request_done(p_request, 'refund', v_content, jsonb_build_object('order', p_order, 'refund', v_refund));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(o.venue_id, 'refund', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order, 'request', p_request));
end $$;
comment on function api.refund(uuid, bigint, jsonb, jsonb) is 'Desk: refunds lines [{item, quantity}] (null: all) by each item''s policy; a line may name whose places leave (places: [..]) or which seats (seats: [..]), else the least used and last do; p_options {reason, seen_refundable_minor, override, waive_fee, approval}. Outside the policy (override, with reason) or above the front desk''s limit, which counts what the order had back before, a lead other than the asker signs it (approval_needed, api.approve). Cash, card and transfer parts wait for settle_refund.';
