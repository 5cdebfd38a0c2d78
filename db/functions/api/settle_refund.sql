create or replace function api.settle_refund(p_request uuid, p_part bigint, p_channel_no text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_part, p_channel_no);
  v_order bigint;
  v_venue bigint;
  v_channel text;
  v_state text;
  v_shift bigint;
  v_detail text;
begin
  -- What a channel did not tell itself is paid out as it came in, like a transfer.
  select r.order_id, rp.venue_id, case when p.by_hand then 'transfer' else p.channel end into v_order, v_venue, v_channel
    from payments.refund_part rp join payments.refund r on r.id = rp.refund_id join payments.payment p on p.id = rp.payment_id where rp.id = p_part;
  if not found then perform base.refuse('unknown_refund', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance');
  perform 1 from orders.order o where o.id = v_order for no key update;
  if base.request_seen(p_request, 'settle_refund', v_content) is null then
    if v_channel not in ('cash', 'card', 'transfer') then perform base.refuse('refund_by_channel'); end if;
    select rp.state into v_state from payments.refund_part rp where rp.id = p_part for no key update;
    if v_state <> 'started' then perform base.refuse('refund_settled', jsonb_build_object('state', v_state, 'fault', 'conflict')); end if;
    select s.id into v_shift from finance.shift s
     where s.venue_id = v_venue and s.closed_at is null and s.terminal = current_setting('application_name') and s.operator = session_user for share;
    -- Cash leaves a drawer and a card goes through a terminal: both must be somebody's.
    if v_channel in ('cash', 'card') and v_shift is null then perform base.refuse('shift_not_open'); end if;
    perform payments.settle_part(v_now, p_part, nullif(btrim(coalesce(p_channel_no, '')), ''), v_shift, '{}');
    perform audit.write(v_venue, 'settle_refund', v_order, null, jsonb_build_object('part', p_part, 'request_no', (select rp.request_no from payments.refund_part rp where rp.id = p_part), 'shift', v_shift));
    perform base.request_done(p_request, 'settle_refund', v_content, jsonb_build_object('part', p_part));
  end if;
  return (true, null, null, case when v_order is not null then orders.as_json(v_order, false) else '{}' end)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'settle_refund', sqlstate, sqlerrm, v_detail, jsonb_build_object('part', p_part));
end $$;
comment on function api.settle_refund(uuid, bigint, text) is 'Desk, finance: confirms that a cash, card, transfer or by-hand part of a refund was paid out; cash and card in the person''s own open shift only.';
