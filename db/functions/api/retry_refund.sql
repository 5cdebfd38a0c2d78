create or replace function api.retry_refund(p_request uuid, p_part bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_part);
  v_order bigint;
  v_venue bigint;
  v_state text;
  b payments.refund_part;
  v_by_channel boolean;
  v_detail text;
begin
  select r.order_id, rp.venue_id, payments.by_channel(p) into v_order, v_venue, v_by_channel
    from payments.refund_part rp join payments.refund r on r.id = rp.refund_id join payments.payment p on p.id = rp.payment_id where rp.id = p_part;
  if not found then perform base.refuse('unknown_refund', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'finance', 'desk_lead');
  perform 1 from orders.order o where o.id = v_order for no key update;
  if base.request_seen(p_request, 'retry_refund', v_content) is null then
    select * into b from payments.refund_part rp where rp.id = p_part for no key update;
    select r.state into v_state from payments.refund r where r.id = b.refund_id;
    -- Under way still: the service or staff have it in hand, unless five tries went unanswered.
    if b.state = 'succeeded' or (b.state = 'started' and (not v_by_channel or b.next_try_at is not null)) then
      perform base.refuse('refund_settled', jsonb_build_object('state', b.state, 'fault', 'conflict'));
    end if;
    perform payments.restart_refund(v_now, b.refund_id, case v_state when 'failed' then array(select rp.id from payments.refund_part rp where rp.refund_id = b.refund_id and rp.state <> 'succeeded' order by rp.id) else array[p_part] end);
    perform audit.write(v_venue, 'retry_refund', v_order, null, jsonb_build_object('request', p_request, 'refund', b.refund_id, 'part', p_part, 'request_no', b.request_no));
    perform events.publish(v_venue, 'order', array[v_order]);
    perform events.publish(v_venue, 'payment', array[v_order]);
    perform base.request_done(p_request, 'retry_refund', v_content, jsonb_build_object('part', p_part));
  end if;
  return (true, null, null, jsonb_build_object('part', p_part, 'venue_id', v_venue))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'retry_refund', sqlstate, sqlerrm, v_detail, jsonb_build_object('part', p_part));
end $$;
comment on function api.retry_refund(uuid, bigint) is 'Finance, lead: tries a refund again that its channel refused or never answered; refused for good and undone, all of the refund that was not paid starts once more.';
