create or replace function api.stops(p_venue bigint) returns table(id bigint, space_names text, from_at timestamptz, until_at timestamptz, reason text, state text, published_by text, published_at timestamptz,
  orders int, open_orders int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  return query select s.id, (select string_agg(sp.name, ', ' order by sp.position, sp.name) from catalog.space sp where sp.id = any (s.space_ids)), s.from_at, s.until_at, s.reason, s.state, s.published_by::text,
                      s.published_at, (select count(*)::int from inventory.stop_order so where so.stop_id = s.id),
                      (select count(*)::int from inventory.stop_order so where so.stop_id = s.id and so.outcome in ('pending', 'suspended', 'called', 'entered', 'failed', 'refunding'))
                 from inventory.stop s where s.venue_id = p_venue order by s.id desc limit 500;
end $$;
comment on function api.stops(bigint) is 'Desk: the venue''s stops, newest first, with how many orders they hit and how many are not settled.';
