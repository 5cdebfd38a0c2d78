create or replace function orders.part_off(p_now timestamptz, p_item bigint, p_quantity int, p_parts int[]) returns bigint
language plpgsql as $$
declare
  i orders.item;
  v_new bigint;
  v_places int;
  v_amount bigint;
  v_adjust bigint;
  v_covered bigint;
  r record;
  v_tickets bigint[] := '{}';
  v_people int[] := '{}';
  v_seats bigint[] := '{}';
begin
  select * into i from orders.item x where x.id = p_item;
  if p_quantity = i.quantity then return p_item; end if;
  for r in select * from orders.parts(p_item) x where x.part = any (p_parts) loop
    v_tickets := v_tickets || r.tickets;
    v_people := v_people || r.places;
    v_seats := v_seats || r.seats;
  end loop;
  v_places := i.places / i.quantity * p_quantity;
  v_adjust := base.half_up(i.amount_minor + i.adjust_minor, p_quantity, i.quantity);
  v_amount := base.half_up(i.amount_minor, p_quantity, i.quantity);
  v_adjust := v_adjust - v_amount;
  v_covered := base.half_up(i.covered_minor, p_quantity, i.quantity);
  update orders.item x set quantity = x.quantity - p_quantity, places = x.places - v_places, amount_minor = x.amount_minor - v_amount, adjust_minor = x.adjust_minor - v_adjust,
         covered_minor = x.covered_minor - v_covered
   where x.id = p_item;
  insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, adjust_minor, price_version_id, policy_version_id, stock_state, use_state, suspended,
                          covered_by, covered_minor)
    values (i.venue_id, i.order_id, (select max(x.line_no) + 1 from orders.item x where x.order_id = i.order_id), i.slot_id, i.ticket_type_id, p_quantity, v_places, v_amount, v_adjust,
            i.price_version_id, i.policy_version_id, i.stock_state, case i.use_state when 'no_show' then 'no_show' else 'none' end, i.suspended, i.covered_by, v_covered)
    returning id into v_new;
  insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, sold_after, reason, at)
    select i.venue_id, i.slot_id, x.id, x.sign * case i.stock_state when 'held' then v_places else 0 end, x.sign * case i.stock_state when 'sold' then v_places else 0 end,
           s.held - case when x.sign < 0 and i.stock_state = 'held' then v_places else 0 end, s.sold - case when x.sign < 0 and i.stock_state = 'sold' then v_places else 0 end, 'split', p_now
      from inventory.slot s cross join (values (p_item, -1), (v_new, 1)) x(id, sign) where s.id = i.slot_id order by x.sign;
  update checkin.ticket t set item_id = v_new, seq = m.n, version = t.version + 1
    from (select k.id, row_number() over (order by k.seq) as n from checkin.ticket k where k.id = any (v_tickets)) m where t.id = m.id;
  if i.use_state <> 'no_show' then
    update orders.item x set use_state = case when u.entered = 0 then 'none' when u.entered >= u.party then 'all' else 'part' end
      from (select t.item_id, sum(t.entered) as entered, sum(t.party) as party from checkin.ticket t where t.item_id in (p_item, v_new) group by 1) u where x.id = u.item_id;
  end if;
  update inventory.item_seat s set item_id = v_new where s.item_id = p_item and s.seat_id = any (v_seats);
  update inventory.item_person p set item_id = v_new where p.item_id = p_item and p.place = any (v_people);
  return v_new;
end $$;
comment on function orders.part_off(timestamptz, bigint, int, int[]) is 'Parts a quantity off an item into a line of its own (the amounts add up to the whole), with the codes, people and seats of these parts of it (orders.parts, orders.leaving), so that one line always has one fate. Returns the line that holds the quantity.';
