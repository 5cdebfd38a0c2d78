create or replace function payments.settle_part(p_now timestamptz, p_part bigint, p_channel_no text, p_shift bigint, p_answer jsonb) returns bigint
language plpgsql as $$
declare rp payments.refund_part; v_late boolean;
begin
  select * into rp from payments.refund_part x where x.id = p_part for no key update;
  if not found or rp.state = 'succeeded' then return null; end if;
  -- The caller has locked the order. With the last part its stock goes back.
  perform inventory.lock_release(array[r.order_id]) from payments.refund r where r.id = rp.refund_id and exists (select from payments.refund_line l where l.refund_id = r.id);
  v_late := rp.state = 'failed';
  -- A yes after a no: the money has gone, so it is booked, if the payment still has it.
  if v_late and not payments.count_again(rp) then
    perform payments.report_paid_late(p_now, rp, p_channel_no, false);
    return null;
  end if;
  update payments.refund_part x set state = 'succeeded', settled_at = p_now, money_day = payments.money_day(rp.venue_id, p_now, p_now), channel_no = p_channel_no, shift_id = p_shift,
         next_try_at = null, answer = coalesce(p_answer, '{}') where x.id = p_part;
  if v_late then
    perform payments.carry_through(rp.refund_id);
    perform payments.report_paid_late(p_now, rp, p_channel_no, true);
  end if;
  perform payments.finish_refund(p_now, rp.refund_id);
  -- Of several parts, others are still to be paid out: the other desks offer this one no more.
  perform events.publish(rp.venue_id, 'order', array[r.order_id]), events.publish(rp.venue_id, 'payment', array[r.order_id])
     from payments.refund r where r.id = rp.refund_id and r.state <> 'succeeded' and r.order_id is not null;
  return rp.refund_id;
end $$;
comment on function payments.settle_part(timestamptz, bigint, text, bigint, jsonb) is 'A refund part went through (confirmed by staff or by its channel, even after the channel had refused it); null when it was settled before.';
