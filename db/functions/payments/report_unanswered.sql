drop function if exists payments.report_unanswered(timestamptz);
create or replace function payments.report_unanswered(p_now timestamptz, p_part bigint default null) returns void
language plpgsql as $$
declare b record;
begin
  -- Five tries without a usable answer: nobody knows whether it was paid. A work item, and no further try until a person says so.
  for b in
    update payments.refund_part rp set next_try_at = null from payments.refund r
     where r.id = rp.refund_id and rp.state = 'started' and rp.tries >= 5 and (rp.next_try_at <= p_now or rp.id = p_part and rp.next_try_at is not null)
    returning rp.id, rp.venue_id, rp.refund_id, rp.request_no, rp.answer, r.order_id
  loop
    perform payments.report_failed(b.id, case b.answer when '{}' then '"none"' else b.answer end);
    perform audit.write(b.venue_id, 'refund.unanswered', b.order_id, null, jsonb_build_object('refund', b.refund_id, 'part', b.id, 'request_no', b.request_no));
  end loop;
end $$;
comment on function payments.report_unanswered(timestamptz, bigint) is 'Channel refunds that five tries brought neither a yes nor a no for become work items, at once where one is named; api.retry_refund starts them again by the same number.';
