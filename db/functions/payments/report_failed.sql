create or replace function payments.report_failed(p_part bigint, p_answer jsonb) returns void
language sql as $$
  insert into finance.discrepancy(venue_id, kind, subject, evidence)
    select rp.venue_id, 'refund_failed', 'refund part ' || rp.id, jsonb_build_object('refund', rp.refund_id, 'order', r.order_id, 'amount_minor', rp.amount_minor, 'answer', p_answer)
      from payments.refund_part rp join payments.refund r on r.id = rp.refund_id where rp.id = p_part
    on conflict (venue_id, kind, subject) where state <> 'settled' do nothing;
$$;
comment on function payments.report_failed(bigint, jsonb) is 'The work item of a refund part that did not go through, once while it is open.';
