create or replace function api.refund_answer(p_part bigint, p_state text, p_channel_no text, p_answer jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_order bigint;
  v_venue bigint;
  v_tries int;
  v_request text;
  v_detail text;
begin
  select r.order_id, rp.venue_id into v_order, v_venue from payments.refund_part rp join payments.refund r on r.id = rp.refund_id where rp.id = p_part;
  if not found then perform base.refuse('unknown_refund', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'service', 'finance');
  perform 1 from orders.order o where o.id = v_order for no key update;
  if not exists (select from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.id = p_part and payments.by_channel(p)) then
    -- Cash and cards are confirmed by staff in an open shift.
    perform base.refuse('refund_by_staff');
  end if;
  select rp.tries, rp.request_no into v_tries, v_request from payments.refund_part rp where rp.id = p_part for no key update;
  if p_state = 'succeeded' then
    perform payments.settle_part(v_now, p_part, p_channel_no, null, p_answer);
  elsif p_state = 'refused' then
    perform payments.fail_refund(v_now, p_part, coalesce(p_answer, '{}'));
  elsif p_state = 'failed' then
    -- No refusal: it may have been paid all the same. Tried again by the same number, and after the fifth time a work item.
    update payments.refund_part rp set answer = coalesce(p_answer, '{}') where rp.id = p_part and rp.state = 'started';
    perform payments.report_unanswered(v_now, p_part);
  else
    perform base.refuse('request_malformed');
  end if;
  perform audit.write(v_venue, 'refund_answer', v_order, null, jsonb_build_object('part', p_part, 'request_no', v_request, 'state', p_state, 'tries', v_tries));
  return (true, null, null, jsonb_build_object('part', p_part))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'refund_answer', sqlstate, sqlerrm, v_detail, jsonb_build_object('part', p_part));
end $$;
comment on function api.refund_answer(bigint, text, text, jsonb) is 'Service: a channel''s answer to a refund try: succeeded (also after a refusal), failed (nobody knows; tried again by the same number, 5 times in all), or refused for good.';
