create or replace function finance.apply_correction(p_now timestamptz, d finance.discrepancy, c finance.correction) returns jsonb
language plpgsql as $$
declare v_ledger bigint; v_outcome jsonb := '{}'; e jsonb := c.seen;
begin
  if c.kind = 'recount' and e ? 'slot' then
    begin
      update inventory.slot s set held = (e ->> 'counted_held')::int, sold = (e ->> 'counted_sold')::int, version = s.version + 1 where s.id = (e ->> 'slot')::bigint;
      update inventory.slot_quota q set held = x.counted_held, sold = x.counted_sold from jsonb_to_recordset(e -> 'quotas') x(ticket_type bigint, counted_held int, counted_sold int)
       where q.slot_id = (e ->> 'slot')::bigint and q.ticket_type_id = x.ticket_type;
    exception when check_violation then
      perform base.refuse('correction_does_not_fit', e);
    end;
    insert into inventory.stock_ledger(venue_id, slot_id, d_held, d_sold, held_after, sold_after, reason, at)
      values (d.venue_id, (e ->> 'slot')::bigint, (e ->> 'counted_held')::int - (e ->> 'held')::int, (e ->> 'counted_sold')::int - (e ->> 'sold')::int,
              (e ->> 'counted_held')::int, (e ->> 'counted_sold')::int, 'correction ' || c.id, p_now) returning id into v_ledger;
    v_outcome := jsonb_build_object('stock_ledger', v_ledger);
  elsif c.kind = 'recount' and e ? 'order' then
    update orders.order o set paid_minor = (e ->> 'counted_minor')::bigint, version = o.version + 1 where o.id = (e ->> 'order')::bigint;
    v_outcome := jsonb_build_object('order', e -> 'order', 'paid_minor', e -> 'counted_minor', 'was_minor', e -> 'paid_minor');
    perform events.publish(d.venue_id, 'order', array[(e ->> 'order')::bigint]);
  elsif c.kind = 'book_payment' then
    -- As if the channel's own message had come now: applied where the order still waits, else unapplied with a refund due.
    v_outcome := payments.notice(p_now, d.venue_id, jsonb_build_object('request_no', e ->> 'our_no', 'channel', e ->> 'channel', 'channel_no',
      coalesce(nullif(e ->> 'channel_no', ''), 'statement ' || (e ->> 'statement') || ':' || (e ->> 'line')), 'amount_minor', e -> 'file_minor', 'currency', e ->> 'currency', 'state', 'succeeded',
      'paid_at', (e ->> 'at')::timestamp at time zone (select v.zone from catalog.venue v where v.id = d.venue_id), 'correction', c.id));
  elsif c.kind = 'book_difference' then
    v_outcome := jsonb_build_object('payment', finance.book_extra_payment(p_now, d, c));
  elsif c.kind = 'book_loss' then
    v_outcome := jsonb_build_object('booking', finance.book_correction(p_now, d, c, 'difference'));
  elsif c.kind = 'book_refund' then
    -- As if the channel's own answer had come now.
    perform payments.settle_part(p_now, (e ->> 'part')::bigint, nullif(e ->> 'channel_no', ''), null, jsonb_build_object('correction', c.id));
    v_outcome := jsonb_build_object('part', e -> 'part');
  elsif c.kind = 'resend_refund' then
    v_outcome := jsonb_build_object('booking', finance.book_correction(p_now, d, c, 'customers'), 'part', finance.resend_refund(p_now, d, c));
  end if;
  if d.kind in ('stock_differs', 'stock_move_does_not_fit') then
    -- Settled: on sale again where shown and counted agree.
    update inventory.slot s set suspect = false, version = s.version + 1 where s.id = substring(d.subject from '[0-9]+$')::bigint and s.venue_id = d.venue_id and s.suspect
       and s.held = coalesce((select sum(i.places) from orders.item i where i.slot_id = s.id and i.stock_state = 'held'), 0)
       and s.sold = coalesce((select sum(i.places) from orders.item i where i.slot_id = s.id and i.stock_state = 'sold'), 0)
       and inventory.quota_differences(s.id) is null
       and not exists (select from finance.discrepancy x where x.venue_id = d.venue_id and x.subject = d.subject and x.id <> d.id and x.state <> 'settled');
    perform events.publish(d.venue_id, 'slot', array[substring(d.subject from '[0-9]+$')::bigint]);
    -- What it freed, or put on sale again, is for those who wait.
    perform waitlist.offer(p_now, array[substring(d.subject from '[0-9]+$')::bigint]);
  end if;
  return v_outcome;
end $$;
comment on function finance.apply_correction(timestamptz, finance.discrepancy, finance.correction) is 'Carries out an approved correction with its ledger rows; the caller holds what it changes and has seen that nothing moved since.';
