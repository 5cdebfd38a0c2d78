drop function if exists inventory.differences_of_days(bigint, date, date);
create or replace function inventory.differences_of_days(p_venue bigint, p_from date, p_until date) returns table(slot_id bigint, held int, sold int, counted_held int, counted_sold int, quotas jsonb)
language sql stable as $$
  -- Slot by slot through the index of live items: a day reads a day's rows, however many orders there are.
  select s.id, s.held, s.sold, c.held, c.sold, q.off
    from inventory.slot s
    cross join lateral (select coalesce(sum(i.places) filter (where i.stock_state = 'held'), 0)::int as held, coalesce(sum(i.places) filter (where i.stock_state = 'sold'), 0)::int as sold
                          from orders.item i where i.slot_id = s.id and i.stock_state <> 'released') c
    left join lateral (select inventory.quota_differences(s.id) as off where exists (select from inventory.slot_quota x where x.slot_id = s.id)) q on true
   where s.venue_id = p_venue and s.business_date between p_from and p_until and (s.held <> c.held or s.sold <> c.sold or q.off is not null);
$$;
comment on function inventory.differences_of_days(bigint, date, date) is 'The slots of some business dates (inclusive) whose stored held and sold, or a ticket type''s own of them (quotas), differ from their live items.';
