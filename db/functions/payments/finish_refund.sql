create or replace function payments.finish_refund(p_now timestamptz, p_refund bigint) returns void
language plpgsql as $$
declare r payments.refund; v_day date;
begin
  select * into r from payments.refund x where x.id = p_refund for no key update;
  if r.state <> 'started' or exists (select from payments.refund_part rp where rp.refund_id = p_refund and rp.state <> 'succeeded') then return; end if;
  -- The day its last part moved on; a day sealed since stays as it is.
  select max(rp.money_day) into v_day from payments.refund_part rp where rp.refund_id = p_refund;
  if v_day is null or exists (select from finance.day_seal s where s.venue_id = r.venue_id and s.day = v_day) then v_day := payments.money_day(r.venue_id, p_now, p_now); end if;
  update payments.refund x set state = 'succeeded', settled_at = p_now, money_day = v_day where x.id = p_refund;
  if r.order_id is not null and exists (select from payments.refund_line l where l.refund_id = p_refund) then
    perform payments.give_back(p_now, p_refund);
    update orders.order o set state = 'REFUNDED', event = 'refund_confirmed', close_reason = 'refunded', version = o.version + 1
     where o.id = r.order_id and o.state = 'REFUNDING' and not exists (select from orders.item i where i.order_id = o.id and i.stock_state <> 'released')
       and not exists (select from payments.refund x join payments.refund_line l on l.refund_id = x.id where x.order_id = o.id and x.state = 'started');
    -- With the last suspended item gone the rest of the order is as good as any.
    perform orders.resume(r.order_id, 'rescheduled');
    update inventory.stop_order so set outcome = 'refunded', handled_at = p_now
     where so.order_id = r.order_id and so.outcome in ('suspended', 'called', 'entered', 'refunding')
       and exists (select from payments.refund_line l join orders.item i on i.id = l.item_id join inventory.stop_slot s on s.stop_id = so.stop_id and s.slot_id = i.slot_id where l.refund_id = p_refund)
       and not exists (select from orders.item i join inventory.stop_slot s on s.stop_id = so.stop_id and s.slot_id = i.slot_id where i.order_id = so.order_id and i.stock_state <> 'released' and (i.suspended or so.outcome = 'entered'));
  end if;
  perform events.publish(r.venue_id, 'order', array[r.order_id]);
  perform events.publish(r.venue_id, 'payment', array[r.order_id]);
end $$;
comment on function payments.finish_refund(timestamptz, bigint) is 'Ends a refund whose parts have all succeeded: releases its stock and, when nothing is left, moves the order to REFUNDED.';
