create or replace function schedule.plan(p_venue bigint, p_request jsonb) returns table(space_id bigint, space_name text, kind text, kind_rank smallint, capacity int, business_date date,
  starts_at timestamptz, ends_at timestamptz, label text, activity_id bigint, outside boolean)
language sql stable as $$
  with r as materialized (
    select v.zone, (p_request ->> 'from')::date as first, (p_request ->> 'to')::date as last, (p_request ->> 'copy_week')::date as week,
           array(select x::bigint from jsonb_array_elements_text(p_request -> 'spaces') x) as spaces
      from catalog.venue v where v.id = p_venue
  ), space as materialized (
    select s.*, case when (p_request ->> 'keep_buffers')::boolean then ceil(extract(epoch from s.buffer_before + s.buffer_after) / 60)::int else 0 end as pause,
           coalesce(h.pattern, 0) as pattern, h.hours as bound
      from r cross join catalog.space s left join catalog.space_hours(p_venue) h on h.space_id = s.id where s.id = any (r.spaces) and s.venue_id = p_venue
  ), closed as materialized (
    select c.day from r cross join lateral schedule.closed_days(array(select x::bigint from jsonb_array_elements_text(p_request -> 'calendars') x), r.first, r.last) c(day)
  ), day as materialized (
    select d::date as day from r, generate_series(r.first::timestamp, r.last::timestamp, interval '1 day') d where d::date not in (select c.day from closed c)
  ), wall as materialized (
    -- Wall-clock starts become instants by the venue's zone, each day for itself. The length is real time.
    select w.pause, b.n, d.day, d.day + b.starts + make_interval(mins => g * (b.minutes + greatest(b.gap, w.pause))) as wall_start, b.minutes,
           (d.day + b.ends + case when b.ends <= b.starts then interval '1 day' else interval '0' end) at time zone r.zone as closes, b.capacity, b.label, b.activity_id
      from r cross join schedule.blocks(p_request) b cross join (select distinct s.pause from space s) w
      cross join lateral generate_series(0, (b.span - b.minutes) / (b.minutes + greatest(b.gap, w.pause))) g
      join day d on b.weekdays & catalog.weekday_bit(d.day) <> 0
  ), instant as materialized (
    -- A start that the clock skips does not exist; one that it repeats is two slots.
    select distinct w.*, i.starts_at from r cross join wall w
      cross join lateral (values (schedule.first_instant(w.wall_start, r.zone)), (w.wall_start at time zone r.zone)) i(starts_at)
     where i.starts_at at time zone r.zone = w.wall_start
  ), timed as materialized (
    select i.*, i.starts_at + make_interval(mins => i.minutes) as ends_at,
           lag(i.starts_at + make_interval(mins => i.minutes)) over (partition by i.pause order by i.starts_at) as before_ends_at
      from instant i
  ), real as materialized (
    -- Where the clock changes inside a slot, the next start of the grid can come too early or the close too soon.
    select t.* from timed t where (t.before_ends_at is null or t.before_ends_at <= t.starts_at) and t.ends_at <= t.closes
  ), instants as materialized (
    -- The days that hours are asked of: those of the request and, past midnight, the next.
    select p.pattern, catalog.open_times(p.bound, r.zone, d::date) as times, d::date as day
      from r cross join (select distinct s.pattern, s.bound from space s where s.pattern > 0) p
      cross join lateral generate_series(r.first::timestamp, r.last::timestamp + interval '8 days', interval '1 day') d
  ), shut as materialized (
    select k.pattern, k.kind, t.pause, t.day, t.starts_at, t.ends_at
      from (select distinct s.pattern, s.kind, s.pause from space s where s.pattern > 0) k join real t on t.pause = k.pause cross join r
      join instants i on i.pattern = k.pattern and i.day = (t.starts_at at time zone r.zone)::date
     where not catalog.is_open(i.times, k.kind, t.starts_at, t.ends_at)
  ), source as materialized (
    -- A week that is copied: each slot with its wall-clock distance from its business date.
    select sl.space_id, extract(isodow from sl.business_date)::int as isodow, (sl.starts_at at time zone r.zone) - sl.business_date::timestamp as after, sl.ends_at - sl.starts_at as length,
           sl.capacity, sl.label, sl.activity_id
      from r join inventory.slot sl on sl.venue_id = p_venue and sl.business_date between r.week and r.week + 6 and sl.space_id = any (r.spaces) and sl.status <> 'removed'
  ), copied_start as materialized (
    select distinct w.isodow, w.after, d.day, i.starts_at
      from r cross join (select distinct s.isodow, s.after from source s) w join day d on extract(isodow from d.day) = w.isodow
      cross join lateral (values (schedule.first_instant(d.day + w.after, r.zone)), ((d.day + w.after) at time zone r.zone)) i(starts_at)
     where i.starts_at at time zone r.zone = d.day + w.after
  ), copied as materialized (
    select s.*, t.day, t.starts_at, lag(t.starts_at + s.length) over (partition by s.space_id order by t.starts_at, s.length) as before_ends_at
      from source s join copied_start t on t.isodow = s.isodow and t.after = s.after
  )
  select s.id, s.name, s.kind, s.kind_rank, case when x.capacity = 0 then s.max_capacity else x.capacity end, x.day, x.starts_at, x.ends_at, x.label, x.activity_id, o.day is not null
    from real x join space s on s.pause = x.pause
    left join shut o on o.pattern = s.pattern and o.kind = s.kind and o.pause = x.pause and o.starts_at = x.starts_at and o.ends_at = x.ends_at
  union all
  select s.id, s.name, s.kind, s.kind_rank, least(c.capacity, s.max_capacity), c.day, c.starts_at, c.starts_at + c.length, c.label, c.activity_id,
         coalesce(not catalog.is_open(i.times, s.kind, c.starts_at, c.starts_at + c.length), false)
    from r cross join copied c join space s on s.id = c.space_id left join instants i on i.pattern = s.pattern and i.day = (c.starts_at at time zone r.zone)::date
   where s.kind = 'equipment' or c.before_ends_at is null or c.before_ends_at <= c.starts_at;
$$;
comment on function schedule.plan(bigint, jsonb) is 'The slots a generator request asks for: {spaces[], from, to, calendars[], keep_buffers, blocks[{weekdays, start, end, slot_minutes, gap_minutes, capacity, label, activity}]}, or copy_week instead of blocks; outside: the hours of its space or venue do not take it in. It must have passed schedule.check_request.';
