create or replace function payments.report_unanswered(p_now timestamptz) returns void
language plpgsql as $$
declare b record;
begin
  -- Five tries without an answer: nobody knows whether it was paid. A work item, and no further try until a person says so.
  for b in
    update payments.refund_part rp set next_try_at = null from payments.refund r
     where r.id = rp.refund_id and rp.state = 'started' and rp.next_try_at <= p_now and rp.tries >= 5 returning rp.id, rp.venue_id, rp.refund_id, rp.amount_minor, r.order_id
  loop
    insert into finance.discrepancy(venue_id, kind, subject, evidence)
      values (b.venue_id, 'refund_failed', 'refund part ' || b.id, jsonb_build_object('refund', b.refund_id, 'order', b.order_id, 'amount_minor', b.amount_minor, 'answer', 'none'))
      on conflict (venue_id, kind, subject) where state <> 'settled' do nothing;
    perform audit.write(b.venue_id, 'refund.unanswered', b.order_id, null, jsonb_build_object('refund', b.refund_id, 'part', b.id));
  end loop;
end $$;
comment on function payments.report_unanswered(timestamptz) is 'Channel refunds that five tries brought no answer for become work items; api.retry_refund starts them again.';
