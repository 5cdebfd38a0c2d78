create or replace function api.find_orders(p_venue bigint, p_typed text, p_digits text, p_name_key text, p_limit int) returns table(id bigint, order_no text, state text,
  customer_name text, customer_phone text, first_space text, business_date date, starts_at timestamptz, total_minor bigint, paid_minor bigint, currency text, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_limit int := least(greatest(coalesce(p_limit, 100), 1), 500);
  v_no text := upper(replace(btrim(coalesce(p_typed, '')), ' ', ''));
  v_ids bigint[];
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  if v_no = '' then
    v_ids := array(select o.id from orders.order o where o.venue_id = p_venue order by o.created_at desc limit v_limit);
  else
    v_ids := array(select o.id from orders.order o where o.order_no = v_no and o.venue_id = p_venue);
    if cardinality(v_ids) = 0 then
      v_ids := array(
        select o.id from unnest(customers.matching(p_venue, p_digits, p_name_key, 200)) c(customer)
          cross join lateral (select x.id, x.created_at from orders.order x where x.customer_id = c.customer and x.venue_id = p_venue order by x.created_at desc limit 50) o
         order by o.created_at desc limit v_limit);
    end if;
  end if;
  return query
    select o.id, o.order_no, o.state, customers.shown('name', c.name, 'find_orders'), customers.shown('phone', c.phone_typed, 'find_orders'), f.space, f.business_date, f.starts_at, o.total_minor::bigint, o.paid_minor::bigint, o.currency::text, o.created_at
      from orders.order o join customers.customer c on c.id = o.customer_id
      left join lateral (select sp.name as space, s.business_date, s.starts_at from orders.item i join inventory.slot s on s.id = i.slot_id
                           join catalog.space sp on sp.id = s.space_id where i.order_id = o.id order by i.line_no limit 1) f on true
     where o.id = any (v_ids) order by o.created_at desc, o.id desc;
end $$;
comment on function api.find_orders(bigint, text, text, text, int) is 'Desk, finance, auditor: orders by number, else of customers matching digits or name; empty text gives the latest. At most 500.';
