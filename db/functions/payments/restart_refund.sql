create or replace function payments.restart_refund(p_now timestamptz, p_refund bigint, p_parts bigint[]) returns void
language plpgsql as $$
declare r payments.refund; v_surplus bigint; v_no text;
begin
  -- The caller has locked the order. Accounts and slots before anything is written: finishing may release.
  select * into r from payments.refund x where x.id = p_refund for no key update;
  perform inventory.lock_release(array[r.order_id]);
  if r.state = 'failed' and exists (select from payments.refund_line l where l.refund_id = r.id) then
    -- Its lines are the order's again: they are taken back into the refund, if they still are what they were.
    v_no := payments.take_lines(r.id);
    if v_no = 'order_state' then perform orders.refuse_state(r.order_id, 'REFUNDING'); end if;
    if v_no is not null then perform base.refuse(v_no, case v_no when 'refund_outdated' then '{"fault": "conflict"}' else '{}' end::jsonb); end if;
  end if;
  perform 1 from payments.payment p where p.id in (select rp.payment_id from payments.refund_part rp where rp.id = any (p_parts)) order by p.id for no key update;
  if exists (select from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
              where rp.id = any (p_parts) and rp.state = 'failed' group by p.id having sum(rp.amount_minor) > p.amount_minor - p.refunded_minor) then
    perform base.refuse('refund_above_payment', jsonb_build_object('currency', r.currency, 'fault', 'conflict',
      'refundable_minor', (select min(p.amount_minor - p.refunded_minor) from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.id = any (p_parts))));
  end if;
  -- Money for no line goes back only while it is owed: not once it was moved to another order, and of an order that it counts
  -- for only what that has too much. The payments are locked, so nobody moves them now.
  if not exists (select from payments.refund_line l where l.refund_id = r.id) then
    if exists (select from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.id = any (p_parts) and p.order_id is distinct from r.order_id) then
      perform base.refuse('refund_outdated', jsonb_build_object('fault', 'conflict'));
    end if;
    v_surplus := greatest(0, finance.surplus(r.order_id));
    if (select sum(rp.amount_minor) from payments.refund_part rp join payments.payment p on p.id = rp.payment_id where rp.id = any (p_parts) and rp.state = 'failed' and p.applied) > v_surplus then
      perform base.refuse('refund_above_payment', jsonb_build_object('currency', r.currency, 'fault', 'conflict', 'refundable_minor', v_surplus));
    end if;
  end if;
  update payments.payment p set refunded_minor = p.refunded_minor + x.amount
    from (select rp.payment_id, sum(rp.amount_minor) as amount from payments.refund_part rp where rp.id = any (p_parts) and rp.state = 'failed' group by 1) x where p.id = x.payment_id;
  -- A channel answers a number it has refused the same way again: the next try has a number of its own. What brought no usable
  -- answer keeps its number, so that the channel pays once.
  update payments.refund_part rp set state = 'started', tries = 0, answer = '{}', next_try_at = case when payments.by_channel(p) then p_now end,
         request_no = case rp.state when 'failed' then 'R' || rp.refund_id || '-' || rp.payment_id || '-' || (coalesce((regexp_match(rp.request_no, '^R\d+-\d+-(\d+)$'))[1]::int, 1) + 1) else rp.request_no end
    from payments.payment p where rp.id = any (p_parts) and p.id = rp.payment_id;
  update payments.refund x set state = 'started' where x.id = r.id and x.state = 'failed';
  update finance.discrepancy d set state = 'settled', settled_at = p_now, evidence = d.evidence || jsonb_build_object('tried_again_by', session_user)
   where d.venue_id = r.venue_id and d.kind = 'refund_failed' and d.state <> 'settled' and d.subject in (select 'refund part ' || x from unnest(p_parts) x);
end $$;
comment on function payments.restart_refund(timestamptz, bigint, bigint[]) is 'Starts refund parts again that failed or were never answered; a refund that was refused for good takes its lines back where nobody has used or changed them, one of no line only what is still owed. The work item is settled by it; another failure makes another.';
