create or replace function api.merge_customers(p_request uuid, p_venue bigint, p_keep bigint, p_merge bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_keep, p_merge); v_facts jsonb; v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  -- From here on nobody books for either.
  perform pg_advisory_xact_lock(base.lock_key(1, least(p_keep, p_merge))), pg_advisory_xact_lock(base.lock_key(1, greatest(p_keep, p_merge)));
  perform 1 from customers.customer c where c.id in (p_keep, p_merge) order by c.id for update;
  v_answer := base.request_seen(p_request, 'merge_customers', v_content);
  if v_answer is null then
    perform customers.check_merge(p_venue, p_keep, p_merge);
    v_facts := customers.merge_facts(p_keep, p_merge);
    if v_facts -> 'conflict' <> 'null' then perform base.refuse('merge_conflict', v_facts -> 'conflict' || '{"fault": "conflict"}'); end if;
    perform customers.merge(p_keep, p_merge);
    v_answer := jsonb_build_object('customer', p_keep);
    perform audit.write(p_venue, 'merge_customers', null, null, v_facts || jsonb_build_object('kept', p_keep, 'merged', p_merge));
    perform events.publish(p_venue, 'customer', array[p_keep, p_merge]);
    perform base.request_done(p_request, 'merge_customers', v_content, v_answer);
  end if;
  return (true, null, null, (select to_jsonb(r) from customers.rows(p_venue, array[p_keep]) r))::api.outcome;
exception
  when sqlstate 'VD000' then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'merge_customers', sqlstate, sqlerrm, v_detail, jsonb_build_object('kept', p_keep, 'merged', p_merge));
  when unique_violation then
    -- Booked by both meanwhile: the constraint was faster than the look above.
    return audit.refused(p_venue, 'merge_customers', 'VD001', 'merge_conflict', '{"fault":"conflict"}', jsonb_build_object('kept', p_keep, 'merged', p_merge));
end $$;
comment on function api.merge_customers(uuid, bigint, bigint, bigint) is 'Lead: two profiles are one person; orders, waiting places, benefits, visits and notes of the second go to the first, and who looks for either finds the first. data is the profile.';
