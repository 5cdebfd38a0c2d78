create or replace function api.door_counts(p_venue bigint, p_date date) returns table(slot_id bigint, space_name text, label text, starts_at timestamptz, ends_at timestamptz,
  expected int, entered int, inside int, most int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  return query
    select s.id, sp.name, s.label::text, s.starts_at, s.ends_at, sum(t.party)::int, sum(t.entered)::int, sum(t.inside)::int,
           case sp.kind when 'quota' then sp.max_capacity end
      from inventory.slot s join catalog.space sp on sp.id = s.space_id join checkin.ticket t on t.slot_id = s.id and t.state = 'valid'
     where s.venue_id = p_venue and (s.business_date = p_date or (s.business_date = p_date - 1 and s.ends_at > base.now()))
     group by s.id, sp.id order by s.starts_at, sp.name;
end $$;
comment on function api.door_counts(bigint, date) is 'Door: expected, entered and inside people of each slot of a business date that has valid tickets, and how many its space holds safely where it is one of places.';
