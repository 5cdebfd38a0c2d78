create or replace function customers.merge(p_keep bigint, p_merge bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- The one lock order: customers, orders by id, benefit accounts.
  perform 1 from orders.order o where o.customer_id = p_merge order by o.id for no key update;
  update benefits.account a set customer_id = p_keep, version = a.version + 1 where a.customer_id = p_merge;
  update orders.order o set customer_id = p_keep, version = o.version + 1 where o.customer_id = p_merge;
  update orders.item i set guard_customer_id = p_keep where i.guard_customer_id = p_merge;
  update waitlist.entry e set customer_id = p_keep where e.customer_id = p_merge;
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
