create or replace function api.export_customer(p_request uuid, p_venue bigint, p_customer bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_customer); v jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  -- Asked again it is read again and told again: the answer itself is never kept.
  perform base.request_seen(p_request, 'export_customer', v_content);
  if not exists (select from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id where cv.venue_id = p_venue and cv.customer_id = p_customer and c.merged_into is null) then
    perform base.refuse('unknown_customer', jsonb_build_object('customer', p_customer, 'fault', 'missing'));
  end if;
  perform audit.tell(p_venue, 'export_customer', p_customer);
  v := customers.everything(p_customer);
  if base.request_answer(p_request, 'export_customer', v_content) is null then
    perform base.request_done(p_request, 'export_customer', v_content, '{}');
    perform audit.write(p_venue, 'export_customer', null, null, jsonb_build_object('customer', p_customer, 'orders', jsonb_array_length(v -> 'orders')));
  end if;
  return (true, null, null, v)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'export_customer', sqlstate, sqlerrm, v_detail, jsonb_build_object('customer', p_customer));
end $$;
comment on function api.export_customer(uuid, bigint, bigint) is 'Desk lead: everything about one customer, for the customer; audited, and told in the server''s log, before it is given out.';
