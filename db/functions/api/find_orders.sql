create or replace function api.find_orders(p_venue bigint, p_typed text, p_digits text, p_name_key text, p_limit int, p_day date default null, p_states text[] default null) returns table(id bigint,
  order_no text, state text, customer_name text, customer_phone text, first_space text, business_date date, starts_at timestamptz, total_minor bigint, paid_minor bigint, currency text,
  created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_limit int := least(greatest(coalesce(p_limit, 100), 1), 500);
  v_no text := upper(replace(btrim(coalesce(p_typed, '')), ' ', ''));
  v_ids bigint[];
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  if v_no <> '' then
    v_ids := array(select o.id from orders.order o where o.order_no = v_no and o.venue_id = p_venue);
    if cardinality(v_ids) = 0 then
      v_ids := array(
        select o.id from unnest(customers.matching(p_venue, p_digits, p_name_key, 200)) c(customer)
          cross join lateral (select x.id, x.created_at from orders.order x
                               where x.customer_id = c.customer and x.venue_id = p_venue and (p_states is null or x.state = any (p_states))
                                 and (p_day is null or exists (select from orders.item i join inventory.slot s on s.id = i.slot_id where i.order_id = x.id and s.business_date = p_day))
                               order by x.created_at desc limit 50) o
         order by o.created_at desc limit v_limit);
    end if;
  elsif p_day is not null then
    v_ids := array(
      -- By the ledger, which every item of a slot is in: those given back too.
      select o.id from (select distinct i.order_id from inventory.slot s join inventory.stock_ledger l on l.slot_id = s.id join orders.item i on i.id = l.item_id
                         where s.venue_id = p_venue and s.business_date = p_day) d
        join orders.order o on o.id = d.order_id where p_states is null or o.state = any (p_states) order by o.created_at desc limit v_limit);
  elsif p_states is null then
    v_ids := array(select o.id from orders.order o where o.venue_id = p_venue order by o.created_at desc limit v_limit);
  elsif not p_states && array['HOLDING', 'PENDING_PAY', 'PAID', 'CHECKED_IN', 'COMPLETED'] then
    -- Written out, so that the planner knows the index of the rare states will do.
    v_ids := array(select o.id from orders.order o where o.venue_id = p_venue and o.state = any (p_states)
                      and o.state not in ('HOLDING', 'PENDING_PAY', 'PAID', 'CHECKED_IN', 'COMPLETED') order by o.created_at desc limit v_limit);
  elsif p_states <@ array['HOLDING', 'PENDING_PAY'] then
    v_ids := array(select o.id from orders.order o where o.venue_id = p_venue and o.state = any (p_states) and o.state in ('HOLDING', 'PENDING_PAY') order by o.created_at desc limit v_limit);
  else
    v_ids := array(select o.id from orders.order o where o.venue_id = p_venue and o.state = any (p_states) order by o.created_at desc limit v_limit);
  end if;
  return query
    select o.id, o.order_no, o.state, customers.shown('name', c.name, 'find_orders'), customers.shown('phone', c.phone_typed, 'find_orders'), f.space, f.business_date, f.starts_at, o.total_minor::bigint, o.paid_minor::bigint, o.currency::text, o.created_at
      from orders.order o join customers.customer c on c.id = o.customer_id
      left join lateral (select sp.name as space, s.business_date, s.starts_at from orders.item i join inventory.slot s on s.id = i.slot_id
                           join catalog.space sp on sp.id = s.space_id where i.order_id = o.id order by i.line_no limit 1) f on true
     where o.id = any (v_ids) and (p_states is null or o.state = any (p_states))
       and (p_day is null or exists (select from orders.item i join inventory.slot s on s.id = i.slot_id where i.order_id = o.id and s.business_date = p_day))
     order by o.created_at desc, o.id desc;
end $$;
comment on function api.find_orders(bigint, text, text, text, int, date, text[]) is 'Desk, finance, auditor: orders by number, else of customers matching digits or name; of one business date and of some states where these are given. All empty gives the latest. At most 500.';
