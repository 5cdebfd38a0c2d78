create or replace function api.door_guests(p_venue bigint, p_date date, p_search text, p_inside boolean, p_limit int) returns table(ticket_id bigint, slot_id bigint, space_name text,
  starts_at timestamptz, ends_at timestamptz, holder text, tail text, ticket_type text, order_no text, party int, entered int, inside int, standing text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_search text := lower(btrim(coalesce(p_search, '')));
  v_digits text := regexp_replace(coalesce(p_search, ''), '[^0-9]', '', 'g');
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  if p_date is null or not isfinite(p_date) or char_length(v_search) > 100 then perform base.refuse('request_malformed'); end if;
  return query
    select t.id, t.slot_id, sp.name, s.starts_at, s.ends_at, customers.masked('name', c.name), x.tail, tt.name, o.order_no, t.party, t.entered, t.inside,
           checkin.standing(o.state, t.state, i.stock_state, i.suspended, i.refund_id)
      from inventory.slot s join catalog.space sp on sp.id = s.space_id join checkin.ticket t on t.slot_id = s.id join orders.order o on o.id = t.order_id
      join orders.item i on i.id = t.item_id join catalog.ticket_type tt on tt.id = i.ticket_type_id join customers.customer c on c.id = o.customer_id
      cross join lateral (select customers.phone_tail(c) as tail) x
     where s.venue_id = p_venue and (s.business_date = p_date or s.business_date = p_date - 1 and s.ends_at > base.now() or p_inside and s.business_date = p_date - 1)
       and (not coalesce(p_inside, false) or t.inside > 0)
       and (v_search = '' or char_length(v_digits) >= 3 and x.tail like '%' || right(v_digits, 4) or v_digits = '' and strpos(lower(c.name), v_search) > 0 or upper(v_search) = o.order_no)
     order by s.starts_at, sp.name, o.order_no, t.seq limit least(greatest(coalesce(p_limit, 200), 1), 20000);
end $$;
comment on function api.door_guests(bigint, date, text, boolean, int) is 'Door: the day''s list with masked names, searched by any part of the name or the last digits of the phone; p_inside: only who is inside (the list for an evacuation).';
