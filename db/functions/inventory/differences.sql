drop function if exists inventory.differences(bigint);
create or replace function inventory.differences(p_venue bigint) returns table(slot_id bigint, held int, sold int, counted_held int, counted_sold int, quotas jsonb)
language sql stable as $$
  select s.id, s.held, s.sold, coalesce(c.held, 0)::int, coalesce(c.sold, 0)::int, q.off
    from inventory.slot s
    full join (select i.slot_id, sum(i.places) filter (where i.stock_state = 'held') as held, sum(i.places) filter (where i.stock_state = 'sold') as sold
                 from orders.item i where i.venue_id = p_venue and i.stock_state <> 'released' group by i.slot_id) c on c.slot_id = s.id
    left join lateral (select inventory.quota_differences(s.id) as off where exists (select from inventory.slot_quota x where x.slot_id = s.id)) q on true
   where s.venue_id = p_venue and (s.held <> coalesce(c.held, 0) or s.sold <> coalesce(c.sold, 0) or q.off is not null);
$$;
comment on function inventory.differences(bigint) is 'Invariant watch: slots whose stored held and sold, or a ticket type''s own of them (quotas), differ from their live items. Empty is the only good answer.';
