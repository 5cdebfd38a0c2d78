create or replace function api.mark_no_show(p_request uuid, p_order bigint, p_undo boolean) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_content jsonb := jsonb_build_array(p_order, p_undo);
  o orders.order;
  v_detail text;
begin
  o := orders.lock(p_order, 'desk_lead', 'front_desk');
  if base.request_seen(p_request, 'mark_no_show', v_content) is null then
    if coalesce(p_undo, false) then
      if not orders.undo_no_show(p_order) then perform orders.refuse_state(p_order, 'NO_SHOW'); end if;
      perform inventory.suspend_again(p_order);
      -- Nobody is found absent twice: what is over by now is completed.
      update orders.order x set state = 'COMPLETED', event = 'slot_over', version = x.version + 1 where x.id = p_order and x.state = 'PAID' and x.last_end <= base.now();
    else
      perform operators.enter(o.venue_id, 'desk_lead');
      if o.state = 'PAID' and not orders.has_codes(p_order) then perform base.refuse('order_move', jsonb_build_object('from', o.state, 'to', 'NO_SHOW')); end if;
      update orders.order x set state = 'NO_SHOW', event = 'by_hand', version = x.version + 1 where x.id = p_order and x.state = 'PAID';
      if not found then perform orders.refuse_state(p_order, 'PAID'); end if;
      update orders.item i set use_state = 'no_show' where i.order_id = p_order and i.use_state = 'none' and i.stock_state = 'sold' and i.refund_id is null
         and exists (select from checkin.ticket t where t.item_id = i.id);
      update customers.customer c set no_shows = c.no_shows + 1 where c.id = o.customer_id;
    end if;
    perform audit.write(o.venue_id, 'mark_no_show', p_order, null, jsonb_build_object('undo', p_undo));
    perform events.publish(o.venue_id, 'order', array[p_order]);
    perform base.request_done(p_request, 'mark_no_show', v_content, jsonb_build_object('order', p_order));
  end if;
  return (true, null, null, orders.as_json(p_order, false))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(o.venue_id, 'mark_no_show', sqlstate, sqlerrm, v_detail, jsonb_build_object('order', p_order));
end $$;
comment on function api.mark_no_show(uuid, bigint, boolean) is 'Lead: sets NO_SHOW by hand before the slot ends; the desk may undo it, and what is over by then is completed. What yields no entry code cannot be missed. Neither stock nor money moves.';
