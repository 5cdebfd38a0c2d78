create or replace function inventory.carry_places(p_old bigint[], p_lines orders.line[]) returns void
language plpgsql as $$
begin
  if exists (select from unnest(p_lines) l join inventory.item_person p on p.item_id = p_old[l.line_no] where l.named) then
    perform inventory.document_versions((select i.venue_id from orders.item i where i.id = p_old[1]));
  end if;
  -- Released items keep their rows as history; the new ones name the same people, and the same seats where the space is the same.
  insert into inventory.item_person(item_id, place, slot_id, venue_id, name, document_type, document_tail, sealed, key_version)
    select l.item_id, p.place, l.slot_id, p.venue_id, p.name, p.document_type, p.document_tail, p.sealed, p.key_version
      from unnest(p_lines) l join inventory.item_person p on p.item_id = p_old[l.line_no] where l.named order by l.slot_id, p.place;
  insert into inventory.document_hash(item_id, place, key_version, slot_id, venue_id, hash, live)
    select l.item_id, h.place, h.key_version, l.slot_id, h.venue_id, h.hash, true
      from unnest(p_lines) l join inventory.document_hash h on h.item_id = p_old[l.line_no] where l.named order by l.slot_id, h.place, h.key_version;
  insert into inventory.item_seat(item_id, seat_id, slot_id, venue_id)
    select l.item_id, e.seat_id, l.slot_id, e.venue_id
      from unnest(p_lines) l join inventory.item_seat e on e.item_id = p_old[l.line_no] join inventory.seat t on t.id = e.seat_id and t.space_id = l.space_id and not t.unavailable and not t.retired
     -- All of them or none: a party whose places are not all free there gets others side by side.
     where not exists (select from inventory.item_seat m join inventory.item_seat x on x.seat_id = m.seat_id and x.slot_id = l.slot_id and x.live where m.item_id = e.item_id)
     order by l.slot_id, e.seat_id;
  perform inventory.give_seats((select i.order_id from orders.item i where i.id = p_lines[1].item_id));
exception when unique_violation then
  if sqlerrm like '%item_seat_once%' then perform base.refuse('seat_taken', jsonb_build_object('fault', 'conflict')); end if;
  perform base.refuse('document_has_place', jsonb_build_object('fault', 'conflict'));
end $$;
comment on function inventory.carry_places(bigint[], orders.line[]) is 'Gives the people and seats of rescheduled items (p_old in the order of line numbers) to the items that stand in for them; seats that are taken there are changed for free ones.';
