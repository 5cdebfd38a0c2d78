create or replace function api.call_made(p_request uuid, p_entry bigint, p_stop bigint, p_order bigint, p_result text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_entry, p_stop, p_order, p_result);
  v_venue bigint;
  v_detail text;
begin
  if p_entry is not null then
    select e.venue_id into v_venue from waitlist.entry e where e.id = p_entry;
    if not found then perform base.refuse('unknown_entry', jsonb_build_object('fault', 'missing')); end if;
  else
    select so.venue_id into v_venue from inventory.stop_order so where so.stop_id = p_stop and so.order_id = p_order;
    if not found then perform base.refuse('unknown_stop', jsonb_build_object('fault', 'missing')); end if;
  end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'call_made', v_content) is null then
    if p_result is null or p_result not in ('reached', 'no_answer') then perform base.refuse('request_malformed'); end if;
    if p_entry is not null then
      update waitlist.entry e set called_at = v_now, call_result = p_result where e.id = p_entry and e.state = 'OFFERED';
      if not found then perform base.refuse('entry_state', jsonb_build_object('state', (select e.state from waitlist.entry e where e.id = p_entry), 'fault', 'conflict')); end if;
    else
      update inventory.stop_order so set called_at = v_now, call_result = p_result, outcome = case when so.outcome = 'suspended' and p_result = 'reached' then 'called' else so.outcome end
       where so.stop_id = p_stop and so.order_id = p_order;
    end if;
    perform audit.write(v_venue, 'call_made', p_order, null, jsonb_build_object('entry', p_entry, 'stop', p_stop, 'result', p_result));
    perform events.publish(v_venue, case when p_entry is not null then 'waitlist' else 'stop' end, array[coalesce(p_entry, p_stop)]);
    perform base.request_done(p_request, 'call_made', v_content, '{}');
  end if;
  return (true, null, null, jsonb_build_object('venue_id', v_venue))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'call_made', sqlstate, sqlerrm, v_detail, jsonb_build_object('entry', p_entry, 'stop', p_stop, 'order', p_order));
end $$;
comment on function api.call_made(uuid, bigint, bigint, bigint, text) is 'Desk: notes that a customer was phoned about an offer (entry) or a stop (stop and order), reached or not.';
