create or replace function payments.start_refund(p_now timestamptz, p_order bigint, p_lines jsonb, p_fees boolean, p_reason text, p_approved_by name) returns bigint
language plpgsql as $$
declare
  o orders.order;
  l record;
  v_refund bigint;
  v_item bigint;
  v_amount bigint := 0;
  v_fee bigint := 0;
  v_give_back text := 'on_accept';
begin
  select * into o from orders.order x where x.id = p_order;
  insert into payments.refund(venue_id, order_id, amount_minor, currency, state, reason, approved_by, created_at)
    values (o.venue_id, p_order, 0, o.currency, 'started', p_reason, p_approved_by, p_now) returning id into v_refund;
  for l in
    select q.*, pv.give_back, x.line from payments.quote(p_now, p_order, p_lines) q join jsonb_array_elements(p_lines) x(line) on (x.line ->> 'item')::bigint = q.item_id
      join orders.item i on i.id = q.item_id join catalog.policy_version pv on pv.id = i.policy_version_id order by i.line_no
  loop
    v_item := orders.part_off(p_now, l.item_id, l.quantity, orders.leaving(l.item_id, l.quantity, l.line));
    insert into payments.refund_line(refund_id, item_id, venue_id, quantity, amount_minor, fee_minor)
      select v_refund, v_item, o.venue_id, l.quantity, i.amount_minor + i.adjust_minor, case when p_fees then l.fee_minor else 0 end from orders.item i where i.id = v_item;
    update orders.item i set refund_id = v_refund where i.id = v_item;
    if l.give_back = 'on_success' then v_give_back := 'on_success'; end if;
  end loop;
  select coalesce(sum(r.amount_minor), 0), coalesce(sum(r.fee_minor), 0) into v_amount, v_fee from payments.refund_line r where r.refund_id = v_refund;
  insert into payments.refund_part(refund_id, payment_id, venue_id, amount_minor, state, request_no, next_try_at)
    select v_refund, a.payment_id, o.venue_id, a.amount_minor, 'started', 'R' || v_refund || '-' || a.payment_id, case when payments.by_channel(p) then p_now end
      from payments.allocate(p_order, v_amount - v_fee, (
        select coalesce(jsonb_object_agg(c.payment, c.amount), '{}') from (
          select i.covered_by as payment, sum(least(i.covered_minor, r.amount_minor - r.fee_minor)) as amount
            from payments.refund_line r join orders.item i on i.id = r.item_id where r.refund_id = v_refund and i.covered_by is not null group by 1) c)) a join payments.payment p on p.id = a.payment_id;
  update payments.payment p set refunded_minor = p.refunded_minor + rp.amount_minor from payments.refund_part rp where rp.refund_id = v_refund and rp.payment_id = p.id;
  -- Never more than was paid, less what has gone back: the parts are the refund.
  update payments.refund r set amount_minor = (select coalesce(sum(rp.amount_minor), 0) from payments.refund_part rp where rp.refund_id = v_refund), fee_minor = v_fee, give_back = v_give_back
   where r.id = v_refund;
  -- All that is left goes back, be it by several refunds.
  if not exists (select from orders.item i where i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null) then
    update orders.order x set before_refund = x.state, state = 'REFUNDING', event = 'refund_asked', version = x.version + 1 where x.id = p_order;
  end if;
  if v_give_back = 'on_accept' then perform payments.give_back(p_now, v_refund); end if;
  perform payments.settle_benefits(p_now, v_refund);
  perform payments.finish_refund(p_now, v_refund);
  return v_refund;
end $$;
comment on function payments.start_refund(timestamptz, bigint, jsonb, boolean, text, name) is 'Starts a refund of lines: parts items where needed, splits the money over the tenders, moves the order to REFUNDING when all its live items go. The caller has checked policy and rights, and locked the order and what it releases (inventory.lock_release).';
