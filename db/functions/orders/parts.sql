create or replace function orders.parts(p_item bigint) returns table(part int, entered bigint, tickets bigint[], places int[], seats bigint[])
language sql stable as $$
  -- People, seats and codes belong together by their order (checkin.place_tickets, inventory.seats_of): a part is as few of them
  -- as make whole ones. A family of three with one code is one part, with a code each it is three.
  with item as (
    select i.quantity, i.places / i.quantity as places, t.codes, case when exists (select from inventory.item_person p where p.item_id = i.id and p.live)
             or exists (select from inventory.item_seat e where e.item_id = i.id and e.live) then gcd(i.places / i.quantity, t.codes) else greatest(1, t.codes) end as parts
      from orders.item i cross join lateral (select count(*)::int / i.quantity as codes from checkin.ticket k where k.item_id = i.id and k.state = 'valid') t where i.id = p_item
  ), own(part, ticket, entered, place, seat) as (
    select (row_number() over (order by k.seq) - 1) / (i.codes / i.parts) + 1, k.id, k.entered, null::int, null::bigint
      from item i join checkin.ticket k on k.item_id = p_item and k.state = 'valid' where i.codes > 0
    union all
    select (row_number() over (order by p.place) - 1) / (i.places / i.parts) + 1, null, null, p.place, null from item i join inventory.item_person p on p.item_id = p_item and p.live
    union all
    select (row_number() over (order by t.y, t.x, t.id) - 1) / (i.places / i.parts) + 1, null, null, null, e.seat_id
      from item i join inventory.item_seat e on e.item_id = p_item and e.live join inventory.seat t on t.id = e.seat_id
  )
  select n.part, coalesce(sum(o.entered), 0), coalesce(array_agg(o.ticket order by o.ticket) filter (where o.ticket is not null), '{}'),
         coalesce(array_agg(o.place order by o.place) filter (where o.place is not null), '{}'), coalesce(array_agg(o.seat) filter (where o.seat is not null), '{}')
    from item i cross join lateral generate_series(1, i.quantity * i.parts) n(part) left join own o on o.part = n.part group by n.part;
$$;
comment on function orders.parts(bigint) is 'What of an item can leave it by itself: the codes, people (place numbers) and seats that belong together, and how many have come in by them. Every one of its quantity is the same number of parts.';
