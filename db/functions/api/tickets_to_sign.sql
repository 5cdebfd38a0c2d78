create or replace function api.tickets_to_sign(p_order bigint) returns table(ticket_id bigint, order_no text, starts_at timestamptz, ends_at timestamptz, holder text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint;
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead');
  return query select t.id, o.order_no, s.starts_at, s.ends_at, c.name from checkin.ticket t join orders.order o on o.id = t.order_id join inventory.slot s on s.id = t.slot_id
                join customers.customer c on c.id = o.customer_id
                where t.order_id = p_order and t.state = 'valid' order by t.item_id, t.seq;
end $$;
comment on function api.tickets_to_sign(bigint) is 'Front desk: what the tokens of an order''s valid tickets say, and whose name is sealed with them.';
