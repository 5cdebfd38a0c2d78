create or replace function inventory.publish_stop(p_now timestamptz, p_venue bigint, p_spaces bigint[], p_from timestamptz, p_until timestamptz, p_reason text, p_activity bigint) returns jsonb
language plpgsql as $$
declare
  v_stop bigint;
  v_slots bigint[];
  v_orders int;
begin
  -- Slots being generated right now are waited for; those that come later find the stop (inventory.stop_new).
  perform pg_advisory_xact_lock(base.lock_key(3, p_venue));
  v_slots := array(select s.id from inventory.slot s where s.id in (select x.id from inventory.stop_scope(p_venue, p_spaces, p_from, p_until, p_activity) x) order by s.kind_rank, s.id for no key update);
  insert into inventory.stop(venue_id, space_ids, from_at, until_at, reason, published_at, activity_id) values (p_venue, p_spaces, p_from, p_until, btrim(p_reason), p_now, p_activity) returning id into v_stop;
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
  perform events.publish(p_venue, 'slot', v_slots);
  perform events.publish(p_venue, 'stop', array[v_stop]);
  return jsonb_build_object('stop', v_stop, 'slots', cardinality(v_slots), 'orders', v_orders);
end $$;
comment on function inventory.publish_stop(timestamptz, bigint, bigint[], timestamptz, timestamptz, text, bigint) is 'Closes the slots a stop covers in one transaction and lists the orders hit, for inventory.work_stop to take one by one.';
