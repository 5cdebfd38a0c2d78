create or replace function finance.resend_refund(p_now timestamptz, d finance.discrepancy, c finance.correction) returns bigint
language plpgsql as $$
declare rp payments.refund_part; v_by_channel boolean; v_id bigint;
begin
  select x.* into rp from payments.refund_part x where x.id = (c.seen ->> 'part')::bigint;
  if rp.id is null or rp.state <> 'succeeded' or rp.replaced_by is not null then perform base.refuse('correction_does_not_fit', c.seen); end if;
  select payments.by_channel(p) into v_by_channel from payments.payment p where p.id = rp.payment_id;
  insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, next_try_at)
    values (rp.refund_id, rp.payment_id, rp.venue_id, rp.amount_minor, 'started',
            'R' || rp.refund_id || '-' || rp.payment_id || '-' || (coalesce((regexp_match(rp.request_no, '^R\d+-\d+-(\d+)$'))[1]::int, 1) + 1), case when v_by_channel then p_now end)
    returning id into v_id;
  update payments.refund_part x set replaced_by = v_id where x.id = rp.id;
  perform events.publish(d.venue_id, 'order', array[coalesce((c.seen ->> 'order')::bigint, 0)]);
  return v_id;
end $$;
comment on function finance.resend_refund(timestamptz, finance.discrepancy, finance.correction) is 'A refund the channel never made, once more under a number of its own; what was booked for the first is booked back by the caller, so that the money goes out once.';
