create or replace function schedule.edit_judged(p_now timestamptz, p_venue bigint, p_request jsonb) returns table(slot_id bigint, space_id bigint, space_name text, kind_rank smallint, business_date date,
  starts_at timestamptz, ends_at timestamptz, outcome text, why text, booked int)
language sql stable as $$
  -- What it does to each slot to come: change, same, or leave and why: booked, space (its maximum), stopped, activity, hours (of its space or venue).
  select s.id, s.space_id, sp.name, s.kind_rank, s.business_date, s.starts_at, s.ends_at, j.outcome, j.why, s.held + s.sold
    from (select p_request ->> 'action' as action, (p_request ->> 'capacity')::int as capacity, (p_request ->> 'from')::date as first, (p_request ->> 'to')::date as last,
                 coalesce((p_request ->> 'weekdays')::int, 127) as weekdays, (p_request ->> 'from_time')::time as from_time, (p_request ->> 'until_time')::time as until_time,
                 array(select x::bigint from jsonb_array_elements_text(p_request -> 'spaces') x) as spaces, catalog.current_price_version(p_venue) as price) r
    join catalog.venue v on v.id = p_venue
    join inventory.slot s on s.venue_id = p_venue and s.business_date between r.first and r.last and s.space_id = any (r.spaces) and s.status <> 'removed' and s.starts_at > p_now
    join catalog.space sp on sp.id = s.space_id
    cross join lateral (select (s.starts_at at time zone v.zone)::time as at) w
    cross join lateral (
      select case r.action
               when 'reprice' then case when s.price_version_id is not distinct from r.price then 'same' else 'change' end
               when 'capacity' then case when s.capacity = r.capacity then 'same' when s.held + s.sold > r.capacity or r.capacity > sp.max_capacity then 'leave' else 'change' end
               when 'close' then case s.status when 'open' then 'change' when 'stopped' then 'leave' else 'same' end
               else case when s.status = 'open' and not s.off_hours then 'same' when s.status = 'stopped' or s.waits_for_activity or s.off_hours then 'leave' else 'change' end end as outcome,
             case when r.action = 'capacity' and s.held + s.sold > r.capacity then 'booked' when r.action = 'capacity' and r.capacity > sp.max_capacity then 'space'
                  when s.status = 'stopped' then 'stopped' when s.waits_for_activity then 'activity' when r.action = 'open' and s.off_hours then 'hours' else '' end as why) j
   where r.weekdays & catalog.weekday_bit(s.business_date) <> 0 and (r.from_time is null or w.at >= r.from_time) and (r.until_time is null or w.at < r.until_time);
$$;
comment on function schedule.edit_judged(timestamptz, bigint, jsonb) is 'A bulk edit of slots to come, slot by slot: {spaces[], from, to, weekdays, from_time, until_time, action: open, close, reprice, capacity; capacity, reason}; times are starts on the venue''s clock, half open.';
