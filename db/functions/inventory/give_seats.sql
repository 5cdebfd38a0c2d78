create or replace function inventory.give_seats(p_order bigint, p_lines int[] default null) returns void
language plpgsql as $$
declare i record; v_seats bigint[];
begin
  -- The slot's row was taken before: whoever else gives seats of it waits.
  for i in
    select t.id, t.places, t.slot_id, t.venue_id, s.space_id, s.starts_at, s.held, sp.name as space
      from orders.item t join inventory.slot s on s.id = t.slot_id join inventory.seat_map m on m.space_id = s.space_id and m.seated join catalog.space sp on sp.id = s.space_id
     where t.order_id = p_order and t.stock_state <> 'released' and (p_lines is null or t.line_no = any (p_lines)) and not exists (select from inventory.item_seat e where e.item_id = t.id)
     order by t.slot_id, t.id
  loop
    with free as materialized (
      select t.id, t.x, t.y, t.x - row_number() over (partition by t.y order by t.x) as isle
        from inventory.seat t where t.space_id = i.space_id and not t.retired and not t.unavailable
         and not exists (select from inventory.item_seat e where e.seat_id = t.id and e.slot_id = i.slot_id and e.live)
    ), side as materialized (
      select f.*, count(*) over (partition by f.y, f.isle order by f.x rows between current row and i.places - 1 following) as together from free f
    ), best as (select s.y, s.isle, s.x from side s where s.together = i.places order by s.y, s.x limit 1)
    -- Side by side as near to the stage as can be; where no row has that many, the nearest there are.
    select array(select s.id from side s left join best b on true where b.y is null or s.y = b.y and s.isle = b.isle and s.x >= b.x order by s.y, s.x limit i.places) into v_seats;
    if cardinality(v_seats) < i.places then
      perform base.refuse('sold_out', jsonb_build_object('slot', i.slot_id, 'space', i.space, 'starts_at', i.starts_at, 'free', cardinality(v_seats), 'held', i.held, 'wanted', i.places, 'fault', 'conflict'));
    end if;
    insert into inventory.item_seat(item_id, seat_id, slot_id, venue_id) select i.id, x, i.slot_id, i.venue_id from unnest(v_seats) x;
  end loop;
end $$;
comment on function inventory.give_seats(bigint, int[]) is 'Chooses seats for the items of an order (its lines p_lines, else all) that lie in a space with a seat plan and name none: side by side where there are enough. The caller has taken the slots.';
