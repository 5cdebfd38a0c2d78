create or replace function inventory.seats_of(p_item bigint, p_ticket bigint default null) returns text
language sql stable as $$
  -- The seats of an item from the stage on; a ticket's are its share of them, in the order of the tickets.
  select coalesce(string_agg(s.place, ', ' order by s.n), '')
    from (select concat_ws(' ', nullif(t.block, ''), t."row", t.number) as place, row_number() over (order by t.y, t.x, t.id) as n, count(*) over () as of
            from inventory.item_seat e join inventory.seat t on t.id = e.seat_id where e.item_id = p_item and e.live) s
   where p_ticket is null or ceil(s.n * (select count(*) from checkin.ticket x where x.item_id = p_item)::numeric / s.of)
       = (select count(*) from checkin.ticket x join checkin.ticket m on m.id = p_ticket where x.item_id = p_item and x.seq <= m.seq);
$$;
comment on function inventory.seats_of(bigint, bigint) is 'The numbered seats of an item in words ("Balcony F 12, Balcony F 13"), or only those that one of its tickets is for; empty where there are none.';
