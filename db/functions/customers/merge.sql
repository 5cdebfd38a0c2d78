create or replace function customers.merge(p_keep bigint, p_merge bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- The one lock order: customers, orders by id, benefit accounts.
  perform 1 from orders.order o where o.customer_id = p_merge order by o.id for no key update;
  update benefits.account a set customer_id = p_keep, version = a.version + 1 where a.customer_id = p_merge;
  -- Where both booked or waited for what is over by now, nothing can be ended any more: the rule of one is past.
  update waitlist.entry e set state = 'CANCELLED' from inventory.slot s where e.customer_id = p_merge and e.state = 'WAITLISTED' and s.id = e.slot_id and s.ends_at <= base.now()
     and exists (select from waitlist.entry f where f.slot_id = e.slot_id and f.customer_id = p_keep and f.state in ('WAITLISTED', 'OFFERED'));
  -- Before the orders: an offer under way is waited for here, and its order goes along.
  update waitlist.entry e set customer_id = p_keep where e.customer_id = p_merge;
  update orders.order o set customer_id = p_keep, version = o.version + 1 where o.customer_id = p_merge;
  update orders.item i set guard_customer_id = case when s.ends_at <= base.now() and exists (select from orders.item k where k.slot_id = i.slot_id and k.stock_state <> 'released' and k.guard_customer_id = p_keep)
                                                    then null else p_keep end
    from inventory.slot s where i.guard_customer_id = p_merge and s.id = i.slot_id;
  insert into customers.customer_venue(customer_id, venue_id, linked_at, last_order_at, orders)
    select p_keep, cv.venue_id, cv.linked_at, cv.last_order_at, cv.orders from customers.customer_venue cv where cv.customer_id = p_merge
    on conflict (customer_id, venue_id) do update set linked_at = least(customer_venue.linked_at, excluded.linked_at),
      last_order_at = greatest(customer_venue.last_order_at, excluded.last_order_at), orders = customer_venue.orders + excluded.orders;
  update customers.customer c set merged_into = p_keep, version = c.version + 1 where c.id = p_merge or c.merged_into = p_merge;
  -- Who looks for the old number or name finds the one profile; the old one keeps its keys.
  update customers.customer c set no_shows = c.no_shows + m.no_shows, version = c.version + 1,
         note = left(concat_ws(E'\n', nullif(c.note, ''), nullif(m.note, '')), 4000)
    from customers.customer m where c.id = p_keep and m.id = p_merge;
end $$;
comment on function customers.merge(bigint, bigint) is 'Gives everything of one profile to another of the same organization and points the old one to it (runs as the system owner). The caller has locked both profiles, the lower id first.';
