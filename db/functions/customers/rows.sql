create or replace function customers.rows(p_venue bigint, p_ids bigint[]) returns table(id bigint, name text, phone_typed text, phone_e164 text, note text, visits int, orders int,
  no_shows int, last_visit timestamptz, version int)
language sql stable as $$
  select c.id, customers.shown('name', c.name, 'customer'), customers.shown('phone', c.phone_typed, 'customer'), case when customers.sees('phone', 'customer') then coalesce(c.phone_e164, '') else '' end,
         customers.shown('note', c.note, 'customer'), coalesce(n.visits, 0)::int, coalesce(n.orders, 0)::int, c.no_shows, n.last_visit, c.version
    from customers.customer c
    join customers.customer_venue cv on cv.customer_id = c.id and cv.venue_id = p_venue
    left join lateral (
      select count(*) filter (where o.state in ('CHECKED_IN', 'COMPLETED')) as visits, count(*) as orders,
             max(o.last_end) filter (where o.state in ('CHECKED_IN', 'COMPLETED')) as last_visit
        from orders.order o where o.customer_id = c.id and o.venue_id = p_venue) n on true
   where c.id = any (p_ids) and c.merged_into is null;
$$;
comment on function customers.rows(bigint, bigint[]) is 'Profiles with what the desk wants to know on the phone: visits, orders, no-shows, last visit at this venue.';
