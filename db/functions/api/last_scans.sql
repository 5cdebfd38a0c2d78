create or replace function api.last_scans(p_venue bigint, p_limit int) returns table(id bigint, at timestamptz, verdict text, kind text, space_name text, holder text, people int,
  undone boolean, mine boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  return query
    select c.id, c.scanned_at, c.verdict, c.kind, coalesce(sp.name, ''), coalesce(customers.shown('name', cu.name, 'entrance'), ''), c.people,
           exists (select from checkin.check_in u where u.undoes = c.id), c.actor = session_user
      from checkin.check_in c left join inventory.slot s on s.id = c.slot_id left join catalog.space sp on sp.id = s.space_id
      left join checkin.ticket t on t.id = c.ticket_id left join orders.order o on o.id = t.order_id left join customers.customer cu on cu.id = o.customer_id
     where c.venue_id = p_venue order by c.at desc, c.id desc limit least(greatest(coalesce(p_limit, 50), 1), 500);
end $$;
comment on function api.last_scans(bigint, int) is 'Door: the latest scans of the venue with masked holders; at most 500.';
