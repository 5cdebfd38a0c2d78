drop function if exists api.accept_offer(uuid, bigint);
create or replace function api.accept_offer(p_request uuid, p_entry bigint, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_entry) || case when p_options <> '{}' then jsonb_build_array(p_options) else '[]' end;
  v_override text := nullif(btrim(coalesce(p_options ->> 'override_reason', '')), '');
  v_short int;
  e waitlist.entry;
  v_minutes int;
  v_detail text;
begin
  select * into e from waitlist.entry x where x.id = p_entry;
  if not found then perform base.refuse('unknown_entry', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(e.venue_id, 'front_desk', 'desk_lead');
  perform orders.queue_for_customer(e.venue_id, e.customer_id);
  perform 1 from orders.order o where o.id = e.order_id for no key update;
  if base.request_seen(p_request, 'accept_offer', v_content) is null then
    update waitlist.entry x set state = 'ACCEPTED' where x.id = p_entry and x.state = 'OFFERED';
    if not found then perform base.refuse('entry_state', jsonb_build_object('state', (select x.state from waitlist.entry x where x.id = p_entry), 'fault', 'conflict')); end if;
    if v_override is not null then
      perform operators.approved_by(v_now, e.venue_id, p_options, 'accept_offer', jsonb_build_object('order', e.order_id, 'entry', p_entry, 'reason', v_override), e.order_id, true, '{}');
    else
      v_short := waitlist.limits(v_now, e.venue_id, e.customer_id, array[e.slot_id], array[e.places], e.order_id);
    end if;
    select min(coalesce(pv.hold_minutes, v.hold_minutes)) into v_minutes
      from orders.item i join catalog.policy_version pv on pv.id = i.policy_version_id join catalog.venue v on v.id = i.venue_id where i.order_id = e.order_id;
    update orders.order o set expires_at = greatest(o.expires_at, v_now + make_interval(mins => least(v_minutes, v_short))), version = o.version + 1
     where o.id = e.order_id and o.state in ('HOLDING', 'PENDING_PAY');
    if not found then perform orders.refuse_state(e.order_id, 'HOLDING'); end if;
    -- Free of charge: nothing to wait for.
    perform orders.confirm(v_now, e.order_id, 'nothing_to_pay') from orders.order o where o.id = e.order_id and o.total_minor = 0;
    perform audit.write(e.venue_id, 'accept_offer', e.order_id, e.slot_id, jsonb_build_object('entry', p_entry));
    perform events.publish(e.venue_id, 'waitlist', array[p_entry]);
    perform base.request_done(p_request, 'accept_offer', v_content, jsonb_build_object('order', e.order_id));
  end if;
  return (true, null, null, orders.as_json(e.order_id, false))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(e.venue_id, 'accept_offer', sqlstate, sqlerrm, v_detail, jsonb_build_object('entry', p_entry));
end $$;
comment on function api.accept_offer(uuid, bigint, jsonb) is 'Desk: the customer takes the offer, by the rules of a booking; its hold gets the length of a booking for paying. p_options {override_reason, approval} sets the limits aside.';
