create or replace function api.erase_customer(p_request uuid, p_venue bigint, p_customer bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_customer); v_now timestamptz := base.now(); v_open jsonb; v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  -- From here on nobody books for the customer.
  perform pg_advisory_xact_lock(base.lock_key(1, p_customer));
  v_answer := base.request_seen(p_request, 'erase_customer', v_content);
  if v_answer is null then
    perform 1 from customers.customer c where c.id = p_customer and c.merged_into is null and exists (select from customers.customer_venue cv where cv.venue_id = p_venue and cv.customer_id = c.id) for update;
    if not found then perform base.refuse('unknown_customer', jsonb_build_object('customer', p_customer, 'fault', 'missing')); end if;
    -- Order numbers of venues the login does not see are not told.
    select jsonb_build_object('open', count(*), 'orders', coalesce(string_agg(distinct b.order_no, ', ') filter (where exists (select from catalog.venue v where v.id = b.venue_id)), ''))
      into v_open from customers.live_business(v_now, p_customer) b;
    if (v_open ->> 'open')::int > 0 then perform base.refuse('customer_has_business', v_open - 'open'); end if;
    v_answer := jsonb_build_object('customer', p_customer, 'documents', customers.anonymise(v_now, p_customer));
    perform base.request_done(p_request, 'erase_customer', v_content, v_answer);
    perform audit.write(p_venue, 'erase_customer', null, null, v_answer);
    perform events.publish(p_venue, 'customer', array[p_customer]);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'erase_customer', sqlstate, sqlerrm, v_detail, jsonb_build_object('customer', p_customer));
end $$;
comment on function api.erase_customer(uuid, bigint, bigint) is 'Desk lead: forgets who a customer is, at every venue of the organization; refused while anything is open. Money, orders and counts stay.';
