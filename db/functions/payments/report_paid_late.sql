create or replace function payments.report_paid_late(p_now timestamptz, rp payments.refund_part, p_channel_no text, p_booked boolean) returns void
language plpgsql as $$
declare v_order bigint; v_of bigint; v_back boolean;
begin
  select r.order_id, p.order_id, r.state <> 'failed' into v_order, v_of, v_back from payments.refund r, payments.payment p where r.id = rp.refund_id and p.id = rp.payment_id;
  -- What the refusal left to do is done, but somebody was told that the money does not come, and may have paid it otherwise.
  update finance.discrepancy d set state = 'settled', settled_at = p_now, evidence = d.evidence || '{"paid_late": true}'
   where p_booked and d.venue_id = rp.venue_id and d.kind = 'refund_failed' and d.state <> 'settled' and d.subject = 'refund part ' || rp.id;
  insert into finance.discrepancy(venue_id, kind, subject, evidence)
    values (rp.venue_id, 'refund_paid_late', 'refund part ' || rp.id, jsonb_build_object('refund', rp.refund_id, 'order', coalesce(v_of, v_order), 'amount_minor', rp.amount_minor,
            'currency', (select r.currency from payments.refund r where r.id = rp.refund_id), 'channel_no', coalesce(p_channel_no, ''), 'booked', p_booked, 'refunded', v_back))
    on conflict (venue_id, kind, subject) where state <> 'settled' do update set evidence = excluded.evidence;
  perform audit.write(rp.venue_id, 'refund.paid_late', v_order, null,
    jsonb_build_object('refund', rp.refund_id, 'part', rp.id, 'channel_no', p_channel_no, 'amount_minor', rp.amount_minor, 'booked', p_booked, 'refunded', v_back));
end $$;
comment on function payments.report_paid_late(timestamptz, payments.refund_part, text, boolean) is 'The work item of a refund its channel paid after having refused it: whether it could be booked against its payment, and whether its order gave its places back for it.';
