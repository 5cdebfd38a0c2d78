create or replace function api.waitlist(p_venue bigint) returns table(id bigint, slot_id bigint, space_name text, business_date date, starts_at timestamptz, ends_at timestamptz, customer_id bigint,
  customer_name text, customer_phone text, ticket_type text, quantity int, places int, state text, order_id bigint, offered_at timestamptz, expires_at timestamptz, skipped text, joined_at timestamptz,
  called_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return query
    select e.id, s.id, sp.name, s.business_date, s.starts_at, s.ends_at, c.id, customers.shown('name', c.name, 'waitlist'), customers.shown('phone', c.phone_typed, 'waitlist'), t.name, e.quantity, e.places, e.state, coalesce(e.order_id, 0), e.offered_at, o.expires_at,
           e.skipped, e.joined_at, e.called_at
      from waitlist.entry e join inventory.slot s on s.id = e.slot_id join catalog.space sp on sp.id = s.space_id join customers.customer c on c.id = e.customer_id
      join catalog.ticket_type t on t.id = e.ticket_type_id left join orders.order o on o.id = e.order_id
     where e.venue_id = p_venue and e.state in ('WAITLISTED', 'OFFERED') and s.ends_at > base.now()
     order by (e.state = 'OFFERED') desc, o.expires_at, s.starts_at, e.priority desc, e.joined_at, e.id limit 1000;
end $$;
comment on function api.waitlist(bigint) is 'Desk: running offers first (the call list), then who waits for what, in the order they will be asked.';
