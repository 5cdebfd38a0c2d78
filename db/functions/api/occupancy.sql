create or replace function api.occupancy(p_venue bigint, p_from date, p_to date) returns table(business_date date, percent int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance', 'administrator', 'auditor');
  if not isfinite(p_from) or not isfinite(p_to) or p_to - p_from > 400 then perform base.refuse('range_too_long', jsonb_build_object('most', 400)); end if;
  return query
    select s.business_date, (100 * sum(s.held + s.sold) / greatest(1, sum(s.capacity)))::int from inventory.slot s
     where s.venue_id = p_venue and s.business_date between p_from and p_to and s.status = 'open' group by 1 order by 1;
end $$;
comment on function api.occupancy(bigint, date, date) is 'Occupied share in percent of each business date, for the calendar; at most 400 days.';
