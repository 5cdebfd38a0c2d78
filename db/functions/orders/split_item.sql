create or replace function orders.split_item(p_now timestamptz, p_item bigint, p_quantity int) returns bigint
language plpgsql as $$
declare
  i orders.item;
  v_new bigint;
  v_places int;
  v_amount bigint;
  v_adjust bigint;
  v_covered bigint;
  v_codes int;
begin
  select * into i from orders.item x where x.id = p_item;
  if p_quantity = i.quantity then return p_item; end if;
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
  -- The codes that nobody has used go with the part that leaves: its share of those the line was sold with.
  v_codes := (select count(*) from checkin.ticket t where t.item_id = p_item and t.state = 'valid') / i.quantity * p_quantity;
  with moving as (
    select t.id, row_number() over (order by t.entered, t.seq desc) as n from checkin.ticket t where t.item_id = p_item and t.state = 'valid' order by t.entered, t.seq desc limit v_codes)
  update checkin.ticket t set item_id = v_new, seq = m.n, version = t.version + 1 from moving m where t.id = m.id;
  if i.use_state <> 'no_show' then
    update orders.item x set use_state = case when u.entered = 0 then 'none' when u.entered >= u.party then 'all' else 'part' end
      from (select t.item_id, sum(t.entered) as entered, sum(t.party) as party from checkin.ticket t where t.item_id in (p_item, v_new) group by 1) u where x.id = u.item_id;
  end if;
  with moving as (select s.seat_id from inventory.item_seat s where s.item_id = p_item and s.live order by s.seat_id desc limit v_places)
  update inventory.item_seat s set item_id = v_new from moving m where s.item_id = p_item and s.seat_id = m.seat_id;
  with moving as (select p.place from inventory.item_person p where p.item_id = p_item and p.live order by p.place desc limit v_places)
  update inventory.item_person p set item_id = v_new from moving m where p.item_id = p_item and p.place = m.place;
  return v_new;
end $$;
comment on function orders.split_item(timestamptz, bigint, int) is 'Parts a quantity off an item into a line of its own (the amounts add up to the whole), so that one line always has one fate. Returns the line that holds the quantity.';
