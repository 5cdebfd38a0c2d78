create or replace function api.publish_stop(p_request uuid, p_venue bigint, p_spaces bigint[], p_from timestamptz, p_until timestamptz, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, to_jsonb(p_spaces), p_from, p_until, p_reason);
  v_answer jsonb;
  v_stop bigint;
  v_slots bigint[];
  v_orders int;
  v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  v_answer := base.request_seen(p_request, 'publish_stop', v_content);
  if v_answer is null then
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until <= p_from or p_until - p_from > interval '400 days' or coalesce(cardinality(p_spaces), 0) not between 1 and 2000
       or exists (select from unnest(p_spaces) x left join catalog.space s on s.id = x and s.venue_id = p_venue where s.id is null) then
      perform base.refuse('range_invalid');
    end if;
    -- Slots being generated right now are waited for; those that come later find the stop (inventory.stop_new).
    perform pg_advisory_xact_lock(base.lock_key(3, p_venue));
    v_slots := array(select s.id from inventory.slot s where s.id in (select x.id from inventory.stop_scope(p_venue, p_spaces, p_from, p_until) x) order by s.kind_rank, s.id for no key update);
    insert into inventory.stop(venue_id, space_ids, from_at, until_at, reason, published_at) values (p_venue, p_spaces, p_from, p_until, btrim(p_reason), v_now) returning id into v_stop;
    insert into inventory.stop_slot(stop_id, slot_id, venue_id, status_before) select v_stop, s.id, p_venue,
             -- Under another stop already: what it was before the first of them is what the last one gives back.
             case when s.status <> 'stopped' then s.status
                  else coalesce((select ss.status_before from inventory.stop_slot ss join inventory.stop o on o.id = ss.stop_id and o.state = 'published'
                                  where ss.slot_id = s.id order by ss.stop_id limit 1), 'open') end
        from inventory.slot s where s.id = any (v_slots);
    update inventory.slot s set status = 'stopped', status_reason = btrim(p_reason), version = s.version + 1 where s.id = any (v_slots);
    insert into inventory.stop_order(stop_id, order_id, venue_id, amount_minor)
      select v_stop, i.order_id, p_venue, sum(i.amount_minor + i.adjust_minor) from orders.item i where i.slot_id = any (v_slots) and i.stock_state <> 'released' group by i.order_id;
    get diagnostics v_orders = row_count;
    v_answer := jsonb_build_object('stop', v_stop, 'slots', cardinality(v_slots), 'orders', v_orders);
    perform audit.write(p_venue, 'publish_stop', null, null, v_answer || jsonb_build_object('reason', p_reason, 'from', p_from, 'until', p_until, 'spaces', to_jsonb(p_spaces)));
    perform events.publish(p_venue, 'slot', v_slots);
    perform events.publish(p_venue, 'stop', array[v_stop]);
    perform base.request_done(p_request, 'publish_stop', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'publish_stop', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.publish_stop(uuid, bigint, bigint[], timestamptz, timestamptz, text) is 'Lead: closes the spaces'' slots of a time range in one transaction and lists the orders hit; work_stop then takes them one by one.';
