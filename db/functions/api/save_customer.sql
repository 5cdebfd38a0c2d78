create or replace function api.save_customer(p_request uuid, p_venue bigint, p_customer jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_id bigint; v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  v_answer := base.request_seen(p_request, 'save_customer', p_customer);
  if v_answer is null then
    v_id := customers.save(p_venue, p_customer);
    v_answer := jsonb_build_object('customer', v_id);
    perform audit.write(p_venue, 'save_customer', null, null, jsonb_build_object('customer', v_id));
    perform events.publish(p_venue, 'customer', array[v_id]);
    perform base.request_done(p_request, 'save_customer', p_customer, v_answer);
  end if;
  return (true, null, null, (select to_jsonb(r) from customers.rows(p_venue, array[(v_answer ->> 'customer')::bigint]) r))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'save_customer', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.save_customer(uuid, bigint, jsonb) is 'Front desk: creates (id 0) or changes a profile, with its search keys.';
