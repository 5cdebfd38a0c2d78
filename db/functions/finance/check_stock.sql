drop function if exists finance.check_stock(timestamptz, bigint);
create or replace function finance.check_stock(p_now timestamptz, p_venue bigint, p_from date) returns int
language plpgsql as $$
declare d record; n int := 0;
begin
  for d in select x.* from inventory.differences(p_venue) x where p_from is null union all select x.* from inventory.differences_of_days(p_venue, p_from, 'infinity') x where p_from is not null loop
    n := n + 1;
    insert into finance.discrepancy(venue_id, kind, subject, evidence)
      values (p_venue, 'stock_differs', 'slot ' || d.slot_id, jsonb_strip_nulls(to_jsonb(d)) || jsonb_build_object('difference', d.held + d.sold - d.counted_held - d.counted_sold,
        'last', (select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (select * from inventory.stock_ledger x where x.slot_id = d.slot_id order by x.id desc limit 10) l)))
      on conflict (venue_id, kind, subject) where state <> 'settled' do update set evidence = excluded.evidence;
    -- Really fuller than shown is the dangerous direction: no further sale until it is settled.
    if d.counted_held + d.counted_sold > d.held + d.sold
       or exists (select from jsonb_to_recordset(d.quotas) q(held int, sold int, counted_held int, counted_sold int) where q.counted_held + q.counted_sold > q.held + q.sold) then
      update inventory.slot s set suspect = true, version = s.version + 1 where s.id = d.slot_id and not s.suspect;
      perform events.publish(p_venue, 'slot', array[d.slot_id]);
    end if;
  end loop;
  for d in select x.* from finance.money_differences(p_venue) x where p_from is null union all select x.* from finance.money_differences_of_days(p_venue, p_from, date '9999-12-31') x where p_from is not null loop
    n := n + 1;
    insert into finance.discrepancy(venue_id, kind, subject, evidence) values (p_venue, 'money_differs', 'order ' || d.order_id, to_jsonb(d))
      on conflict (venue_id, kind, subject) where state <> 'settled' do update set evidence = excluded.evidence;
  end loop;
  if n > 0 then perform finance.raise_alert(p_now, p_venue, 'day_does_not_balance', jsonb_build_object('differences', n)); end if;
  return n;
end $$;
comment on function finance.check_stock(timestamptz, bigint, date) is 'The checks of stock and money from a day on (slots by business date, orders made or paid since), or of everything there is (null): each difference becomes a discrepancy with its evidence, nothing is repaired, and a slot fuller than shown is kept from sale.';
