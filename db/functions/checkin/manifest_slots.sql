create or replace function checkin.manifest_slots(p_now timestamptz, p_venue bigint) returns setof bigint
language sql stable as $$
  select s.id from inventory.slot s
   where s.venue_id = p_venue and s.business_date between base.venue_day(p_venue, p_now) - 1 and base.venue_day(p_venue, p_now) + 1
     and (s.business_date >= base.venue_day(p_venue, p_now) or s.ends_at > p_now - interval '6 hours');
$$;
comment on function checkin.manifest_slots(timestamptz, bigint) is 'The slots a door keeps a list of: today''s, tomorrow''s (a morning may begin without the server) and those of the evening before that still matter.';
