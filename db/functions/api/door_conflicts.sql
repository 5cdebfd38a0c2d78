create or replace function api.door_conflicts(p_venue bigint, p_open boolean) returns table(id bigint, code text, suggested text, decision text, note text, decided_by text, decided_at timestamptz, raised_at timestamptz,
  ticket_id bigint, order_id bigint, order_no text, space_name text, starts_at timestamptz, ends_at timestamptz, holder text, party int, people int,
  first_at timestamptz, first_door text, first_offline boolean, first_actor text, second_at timestamptz, second_device_at timestamptz, second_door text, second_offline boolean, second_actor text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'desk_lead');
  return query
    select x.id, x.code, x.suggested, x.decision, x.note, coalesce(x.decided_by::text, ''), x.decided_at, x.raised_at, x.ticket_id, o.id, coalesce(o.order_no, ''), coalesce(sp.name, ''), s.starts_at, s.ends_at,
           coalesce(customers.masked('name', cu.name), ''), coalesce(t.party, 0), b.people, a.scanned_at, coalesce(a.door, ''), coalesce(a.offline, false), coalesce(a.actor::text, ''),
           b.scanned_at, b.device_at, b.door, b.offline, b.actor::text
      from checkin.conflict x join checkin.check_in b on b.id = x.second_id left join checkin.check_in a on a.id = x.first_id left join checkin.ticket t on t.id = x.ticket_id
      left join inventory.slot s on s.id = t.slot_id left join catalog.space sp on sp.id = s.space_id left join orders.order o on o.id = t.order_id left join customers.customer cu on cu.id = o.customer_id
     where x.venue_id = p_venue and (not coalesce(p_open, true) or x.decision is null) order by x.decision is not null, x.id desc limit 5000;
end $$;
comment on function api.door_conflicts(bigint, boolean) is 'Lead: what doors without the server let in and the server would not have: both scans, doors, times as the door and as the server have them, the suggested decision. p_open: only what is undecided.';
