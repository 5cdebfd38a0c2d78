drop function if exists api.refund_payment(uuid, bigint, bigint, bigint, text);
create or replace function api.refund_payment(p_request uuid, p_payment bigint, p_amount_minor bigint, p_seen_refundable_minor bigint, p_reason text, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_payment, p_amount_minor, p_seen_refundable_minor, p_reason);
  p payments.payment;
  v_refundable bigint;
  v_refund bigint;
  v_limit bigint;
  v_before bigint;
  v_approver name;
  v_detail text;
begin
  select * into p from payments.payment x where x.id = p_payment;
  if not found then perform base.refuse('unknown_payment', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(p.venue_id, 'finance', 'desk_lead');
  perform 1 from orders.order o where o.id = p.order_id for no key update;
  select * into p from payments.payment x where x.id = p_payment for no key update;
  if base.request_seen(p_request, 'refund_payment', v_content) is null then
    if p.state <> 'succeeded' then perform base.refuse('payment_state', jsonb_build_object('state', p.state, 'fault', 'conflict')); end if;
    if p_amount_minor is null or p_amount_minor <= 0 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', p_amount_minor)); end if;
    -- An unapplied payment may go back whole; of an applied one only what its order has too much.
    v_refundable := case when not p.applied then p.amount_minor - p.refunded_minor
                         -- A pass or free hours pay for their line: what an order has too much is other money.
                         when exists (select from orders.item i where i.order_id = p.order_id and i.covered_by = p.id) then 0
                         else least(p.amount_minor - p.refunded_minor, greatest(0, finance.surplus(p.order_id))) end;
    if p_seen_refundable_minor <> v_refundable then
      perform base.refuse('refundable_changed', jsonb_build_object('now_minor', v_refundable, 'seen_minor', p_seen_refundable_minor, 'currency', p.currency, 'fault', 'conflict'));
    end if;
    if p_amount_minor > v_refundable then
      perform base.refuse('refund_above_payment', jsonb_build_object('refundable_minor', v_refundable, 'currency', p.currency, 'fault', 'conflict'));
    end if;
    -- Settling refunds is finance's own work; a lead at the desk has another lead's word above the desk's limit.
    if not pg_has_role(session_user, 'vd_finance', 'member') then
      v_limit := (select l.refund_minor from catalog.limits_version l where l.venue_id = p.venue_id order by l.version desc limit 1);
      v_before := payments.returned_unsigned(p.order_id, p.id);
      if p_amount_minor + v_before > v_limit then
        v_approver := operators.approved_by(v_now, p.venue_id, p_options, 'refund_payment', jsonb_build_object('payment', p_payment, 'amount_minor', p_amount_minor, 'currency', p.currency),
          p.order_id, false, payments.above_limit(p_amount_minor, v_before, v_limit, p.currency));
      end if;
    end if;
    v_refund := payments.send_back(v_now, p, p_amount_minor, left(coalesce(p_reason, ''), 400), v_approver);
    perform payments.settle_benefits(v_now, v_refund);
    perform payments.finish_refund(v_now, v_refund);
    perform audit.write(p.venue_id, 'refund_payment', p.order_id, null, jsonb_build_object('payment', p.id, 'amount_minor', p_amount_minor, 'refund', v_refund, 'reason', p_reason, 'approved_by', v_approver));
    perform events.publish(p.venue_id, 'payment', array[p.order_id]);
    perform base.request_done(p_request, 'refund_payment', v_content, jsonb_build_object('refund', v_refund));
  end if;
  return (true, null, null, jsonb_build_object('payment', p_payment))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p.venue_id, 'refund_payment', sqlstate, sqlerrm, v_detail, jsonb_build_object('payment', p_payment));
end $$;
comment on function api.refund_payment(uuid, bigint, bigint, bigint, text, jsonb) is 'Finance, lead: sends back an unapplied payment or an order''s surplus, tied to that payment; the request carries the refundable sum the person saw. A lead has another lead''s approval ({approval}) above the front desk''s limit.';
