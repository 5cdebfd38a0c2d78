create or replace function inventory.handle_stop_order(p_now timestamptz, p_stop bigint, p_order bigint) returns text
language plpgsql as $$
declare
  o orders.order;
  v_items bigint[];
  v_outcome text;
  v_refund boolean;
  v_made bigint;
  v_undone boolean := false;
begin
  select * into o from orders.order x where x.id = p_order for no key update;
  v_items := array(select i.id from orders.item i join inventory.stop_slot s on s.slot_id = i.slot_id and s.stop_id = p_stop
                    where i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null order by i.id);
  -- Said to be absent before there was anything to miss: the stop came first.
  if o.state = 'NO_SHOW' and exists (select from orders.item i join inventory.slot s on s.id = i.slot_id join inventory.stop st on st.id = p_stop
                                      where i.id = any (v_items) and s.starts_at > st.published_at) then
    v_undone := orders.undo_no_show(p_order);
    o.state := 'PAID';
  end if;
  if cardinality(v_items) = 0 then
    v_outcome := 'nothing';
  elsif o.state in ('HOLDING', 'PENDING_PAY') then
    perform orders.close(p_now, p_order, 'CANCELLED', 'cancelled', 'stopped');
    v_outcome := 'cancelled';
  elsif o.state in ('PAID', 'SUSPENDED', 'CHECKED_IN') then
    v_items := inventory.suspend(p_now, p_stop, p_order);
    select bool_and(pv.stop_outcome = 'refund') into v_refund from orders.item i join catalog.policy_version pv on pv.id = i.policy_version_id where i.id = any (v_items);
    v_outcome := case when cardinality(v_items) = 0 then 'entered' else 'suspended' end;
    -- Where somebody is inside, a part refund is for people to decide.
    if v_refund and not exists (select from checkin.ticket t where t.order_id = p_order and t.entered > 0) then
      v_made := payments.start_refund(p_now, p_order, (select jsonb_agg(jsonb_build_object('item', i.id, 'quantity', i.quantity)) from orders.item i where i.id = any (v_items)), false, 'stopped', null);
      -- The rest of an order stays usable.
      perform orders.resume(p_order, 'rescheduled');
      v_outcome := (select case r.state when 'started' then 'refunding' else 'refunded' end from payments.refund r where r.id = v_made);
    end if;
  else
    v_outcome := 'nothing';
  end if;
  update inventory.stop_order so set outcome = v_outcome, handled_at = p_now where so.stop_id = p_stop and so.order_id = p_order;
  perform audit.write(o.venue_id, 'stop.' || v_outcome, p_order, null, jsonb_build_object('stop', p_stop) || case when v_undone then '{"no_show_undone":true}'::jsonb else '{}' end);
  perform events.publish(o.venue_id, 'order', array[p_order]);
  return v_outcome;
end $$;
comment on function inventory.handle_stop_order(timestamptz, bigint, bigint) is 'What a stop does to one order: holds are cancelled, paid ones suspended and refunded or offered another slot as their policy says; of those inside what nobody has used is suspended, and they are listed.';
