create or replace function api.desk_offers(p_venue bigint) returns table(id bigint, code text, asked_at timestamptz, asked_by text, ticket_id bigint, order_id bigint, order_no text, space_name text,
  starts_at timestamptz, ends_at timestamptz, holder text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return query
    select d.id, d.code, d.asked_at, d.asked_by::text, t.id, o.id, o.order_no, sp.name, s.starts_at, s.ends_at, customers.masked('name', c.name)
      from checkin.desk_offer d join checkin.ticket t on t.id = d.ticket_id join orders.order o on o.id = t.order_id join inventory.slot s on s.id = t.slot_id
      join catalog.space sp on sp.id = s.space_id join customers.customer c on c.id = o.customer_id
     where d.venue_id = p_venue and d.done_at is null order by d.id limit 500;
end $$;
comment on function api.desk_offers(bigint) is 'Front desk: the guests the doors sent, oldest first.';
