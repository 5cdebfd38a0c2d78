drop function if exists api.stop_orders(bigint);
create or replace function api.stop_orders(p_stop bigint) returns table(order_id bigint, order_no text, state text, customer_name text, customer_phone text, outcome text, detail text, amount_minor bigint,
  currency text, handled_at timestamptz, entered int, party int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint;
begin
  select s.venue_id into v_venue from inventory.stop s where s.id = p_stop;
  if not found then perform base.refuse('unknown_stop', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  return query select o.id, o.order_no, o.state, customers.shown('name', c.name, 'stop_orders'), customers.shown('phone', c.phone_typed, 'stop_orders'), so.outcome, so.detail, so.amount_minor, o.currency::text, so.handled_at,
                      coalesce(use.entered, 0), coalesce(use.party, 0)
                 from inventory.stop_order so join orders.order o on o.id = so.order_id join customers.customer c on c.id = o.customer_id
                 left join lateral (select sum(t.entered)::int as entered, sum(t.party)::int as party from orders.item i join inventory.stop_slot ss on ss.stop_id = p_stop and ss.slot_id = i.slot_id
                                      join checkin.ticket t on t.item_id = i.id and t.state = 'valid' where i.order_id = o.id) use on true
                where so.stop_id = p_stop order by o.id;
end $$;
comment on function api.stop_orders(bigint) is 'Desk: the worklist of a stop: each order hit, what became of it, whom to call, and how many of how many are in.';
