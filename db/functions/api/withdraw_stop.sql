create or replace function api.withdraw_stop(p_request uuid, p_stop bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_stop);
  s inventory.stop;
  v_slots bigint[];
  v_answer jsonb;
  v_detail text;
  r record;
begin
  select * into s from inventory.stop x where x.id = p_stop;
  if not found then perform base.refuse('unknown_stop', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(s.venue_id, 'desk_lead');
  -- Orders before slots, as everywhere.
  perform 1 from orders.order o where o.id in (select so.order_id from inventory.stop_order so where so.stop_id = p_stop) order by o.id for no key update;
  v_answer := base.request_seen(p_request, 'withdraw_stop', v_content);
  if v_answer is null then
    update inventory.stop x set state = 'withdrawn', withdrawn_at = v_now where x.id = p_stop and x.state = 'published';
    if not found then perform base.refuse('stop_withdrawn', jsonb_build_object('fault', 'conflict')); end if;
    v_slots := array(select x.id from inventory.slot x where x.id in (select ss.slot_id from inventory.stop_slot ss where ss.stop_id = p_stop) order by x.kind_rank, x.id for no key update);
    -- What another stop still covers stays stopped, by that one's reason.
    update inventory.slot x set status = ss.status_before, status_reason = '', version = x.version + 1
      from inventory.stop_slot ss where ss.stop_id = p_stop and x.id = ss.slot_id and x.status = 'stopped'
       and not exists (select from inventory.stop_slot os join inventory.stop o on o.id = os.stop_id and o.state = 'published' where os.slot_id = x.id and os.stop_id <> p_stop);
    update inventory.slot x set status_reason = os.reason, version = x.version + 1
      from (select distinct on (ss.slot_id) ss.slot_id, o.reason from inventory.stop_slot ss join inventory.stop o on o.id = ss.stop_id and o.state = 'published'
             where ss.slot_id = any (v_slots) order by ss.slot_id, o.id desc) os
     where x.id = os.slot_id and x.status = 'stopped';
    for r in select so.order_id from inventory.stop_order so where so.stop_id = p_stop and so.outcome in ('pending', 'suspended', 'called', 'entered', 'failed') order by so.order_id loop
      update orders.item i set suspended = false from inventory.slot sl where i.order_id = r.order_id and i.suspended and i.stock_state <> 'released' and i.refund_id is null and sl.id = i.slot_id and sl.status <> 'stopped';
      perform orders.resume(r.order_id, 'stop_withdrawn');
      update inventory.stop_order so set outcome = 'resumed', handled_at = v_now where so.stop_id = p_stop and so.order_id = r.order_id;
    end loop;
    perform waitlist.offer(v_now, v_slots);
    v_answer := (select jsonb_build_object('stop', p_stop, 'slots', cardinality(v_slots), 'resumed', count(*) filter (where so.outcome = 'resumed'), 'settled', count(*) filter (where so.outcome <> 'resumed'))
                   from inventory.stop_order so where so.stop_id = p_stop);
    perform audit.write(s.venue_id, 'withdraw_stop', null, null, v_answer);
    perform events.publish(s.venue_id, 'slot', v_slots);
    perform events.publish(s.venue_id, 'stop', array[p_stop]);
    perform base.request_done(p_request, 'withdraw_stop', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(s.venue_id, 'withdraw_stop', sqlstate, sqlerrm, v_detail, jsonb_build_object('stop', p_stop));
end $$;
comment on function api.withdraw_stop(uuid, bigint) is 'Lead: takes a stop back: its slots are what they were, orders not yet settled are PAID again; what was refunded or moved stays so.';
