create or replace function payments.settle_part(p_now timestamptz, p_part bigint, p_channel_no text, p_shift bigint, p_answer jsonb) returns bigint
language plpgsql as $$
declare v_venue bigint; v_refund bigint;
begin
  update payments.refund_part rp set state = 'succeeded', settled_at = p_now, money_day = payments.money_day(rp.venue_id, p_now, p_now), channel_no = p_channel_no, shift_id = p_shift,
         next_try_at = null, answer = coalesce(p_answer, '{}')
   where rp.id = p_part and rp.state = 'started' returning rp.refund_id, rp.venue_id into v_refund, v_venue;
  if not found then return null; end if;
  perform payments.finish_refund(p_now, v_refund);
  -- Of several parts, others are still to be paid out: the other desks offer this one no more.
  perform events.publish(v_venue, 'order', array[r.order_id]), events.publish(v_venue, 'payment', array[r.order_id])
     from payments.refund r where r.id = v_refund and r.state = 'started' and r.order_id is not null;
  return v_refund;
end $$;
comment on function payments.settle_part(timestamptz, bigint, text, bigint, jsonb) is 'A refund part went through (confirmed by staff or by its channel); null when it was settled before.';
