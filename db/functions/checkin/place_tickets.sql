create or replace function checkin.place_tickets(p_items bigint[]) returns table(item_id bigint, place int, ticket_id bigint)
language sql stable as $$
  select p.item_id, p.place, t.id
    from (select x.item_id, x.place, row_number() over (partition by x.item_id order by x.place) as n, greatest(i.places, count(*) over (partition by x.item_id)) as of
            from inventory.item_person x join orders.item i on i.id = x.item_id where x.item_id = any (p_items)) p
    join (select x.item_id, x.id, row_number() over (partition by x.item_id order by x.seq) as n, count(*) over (partition by x.item_id) as of
            from checkin.ticket x where x.item_id = any (p_items)) t on t.item_id = p.item_id and t.n = ceil(p.n * t.of::numeric / p.of);
$$;
comment on function checkin.place_tickets(bigint[]) is 'Which ticket each named place comes in by: the places in their order over the item''s tickets in theirs.';
