create or replace function finance.book_correction(p_now timestamptz, d finance.discrepancy, c finance.correction, p_account text) returns bigint
language plpgsql as $$
declare e jsonb := c.seen; v_id bigint; v_day date := coalesce((e ->> 'for_day')::date, (e ->> 'at')::timestamp::date);
begin
  if (e ->> 'book_minor')::bigint = 0 then perform base.refuse('correction_does_not_fit', e); end if;
  insert into finance.booking(venue_id, correction_id, side, account, payment_id, part_id, order_id, channel, channel_no, amount_minor, currency, money_day, for_day, at)
    values (d.venue_id, c.id, e ->> 'kind', p_account, (e ->> 'payment')::bigint, (e ->> 'part')::bigint, (e ->> 'order')::bigint, e ->> 'channel', coalesce(e ->> 'channel_no', ''),
            (e ->> 'book_minor')::bigint, e ->> 'currency',
            -- Its own day, or today where that day is sealed.
            payments.money_day(d.venue_id, (v_day + time '12:00') at time zone (select v.zone from catalog.venue v where v.id = d.venue_id), p_now), v_day, p_now)
    returning id into v_id;
  -- Money without an order that never came is nobody's to have back.
  update payments.payment p set refunded_minor = least(p.amount_minor, p.refunded_minor - (e ->> 'book_minor')::bigint)
   where e ->> 'kind' = 'payment' and p.id = (e ->> 'payment')::bigint and not p.applied and (e ->> 'book_minor')::bigint < 0;
  perform events.publish(d.venue_id, 'payment', array[coalesce((e ->> 'order')::bigint, 0)]);
  return v_id;
end $$;
comment on function finance.book_correction(timestamptz, finance.discrepancy, finance.correction, text) is 'The ledger row of a money correction, booked on the day of what it corrects, or today where that day is sealed.';
