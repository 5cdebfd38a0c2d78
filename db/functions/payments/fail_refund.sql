create or replace function payments.fail_refund(p_now timestamptz, p_part bigint, p_answer jsonb) returns void
language plpgsql as $$
declare r payments.refund; v_part payments.refund_part;
begin
  update payments.refund_part rp set state = 'failed', next_try_at = null, asked_at = null, answer = p_answer where rp.id = p_part and rp.state = 'started' returning * into v_part;
  if not found then return; end if;
  update payments.payment p set refunded_minor = p.refunded_minor - v_part.amount_minor where p.id = v_part.payment_id;
  select * into r from payments.refund x where x.id = v_part.refund_id for no key update;
  -- A work item for finance in every case: money the customer was promised has not gone back.
  perform payments.report_failed(p_part, p_answer);
  perform audit.write(r.venue_id, 'refund.failed', r.order_id, null, jsonb_build_object('refund', r.id, 'part', p_part, 'request_no', v_part.request_no, 'answer', p_answer));
  -- Back to what it was only where the stock is still its own and no other part of this refund has paid out, or may have: what
  -- a channel was asked for and has not refused waits for its answer, and the refund with it.
  if not exists (select from payments.refund_part rp where rp.refund_id = r.id and (rp.state = 'succeeded' or rp.state = 'started' and rp.asked_at is not null))
     and not exists (select from orders.item i where i.order_id = r.order_id and i.refund_id = r.id and i.stock_state = 'released') then
    update payments.refund x set state = 'failed' where x.id = r.id;
    update payments.payment p set refunded_minor = p.refunded_minor - rp.amount_minor from payments.refund_part rp where rp.refund_id = r.id and rp.state = 'started' and p.id = rp.payment_id;
    update payments.refund_part rp set state = 'failed', next_try_at = null where rp.refund_id = r.id and rp.state = 'started';
    -- A refund of surplus touches no line: what else is under way stays.
    if exists (select from payments.refund_line l where l.refund_id = r.id) then perform orders.take_back(r.order_id, r.id); end if;
  end if;
  perform events.publish(r.venue_id, 'order', array[r.order_id]);
end $$;
comment on function payments.fail_refund(timestamptz, bigint, jsonb) is 'A refund part was refused for good: a work item, and the order goes back to what it was where its stock is still its own and no other part can have been paid.';
