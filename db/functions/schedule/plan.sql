create or replace function schedule.plan(p_venue bigint, p_request jsonb) returns table(space_id bigint, space_name text, kind text, kind_rank smallint, capacity int, business_date date,
  starts_at timestamptz, ends_at timestamptz)
language plpgsql stable as $$
declare
  v_zone text := (select v.zone from catalog.venue v where v.id = p_venue);
  v_from date := (p_request ->> 'from')::date;
  v_to date := (p_request ->> 'to')::date;
  v_days int := (p_request ->> 'weekdays')::int;
  v_start time := (p_request ->> 'start')::time;
  v_end time := (p_request ->> 'end')::time;
  v_length int := (p_request ->> 'slot_minutes')::int;
  v_gap int := coalesce((p_request ->> 'gap_minutes')::int, 0);
  v_capacity int := coalesce((p_request ->> 'capacity')::int, 0);
  v_spaces bigint[] := array(select x::bigint from jsonb_array_elements_text(p_request -> 'spaces') x);
  v_span int;
  v_rows bigint;
begin
  if v_from is null or v_to is null or v_to < v_from or v_to - v_from > 3660 then perform base.refuse('schedule_range', jsonb_build_object('from', v_from, 'to', v_to)); end if;
  if cardinality(v_spaces) = 0 or coalesce(v_days, 0) not between 1 and 127 then perform base.refuse('schedule_empty'); end if;
  if exists (select from unnest(v_spaces) x left join catalog.space s on s.id = x and s.venue_id = p_venue and not s.retired where s.id is null) then
    perform base.refuse('unknown_space', jsonb_build_object('fault', 'missing'));
  end if;
  -- An end at or before the start lies on the next day.
  v_span := extract(epoch from v_end - v_start)::int / 60 + case when v_end <= v_start then 1440 else 0 end;
  if v_start is null or v_end is null or v_length is null or v_length not between 5 and 1440 or v_gap not between 0 and 1440 or v_length > v_span then
    perform base.refuse('schedule_length', jsonb_build_object('slot_minutes', v_length, 'span_minutes', v_span));
  end if;
  if v_capacity < 0 or exists (select from catalog.space s where s.id = any (v_spaces) and v_capacity > s.max_capacity) then
    perform base.refuse('capacity_invalid', jsonb_build_object('capacity', v_capacity, 'most', (select min(s.max_capacity) from catalog.space s where s.id = any (v_spaces))));
  end if;
  v_rows := (v_to - v_from + 1)::bigint * ((v_span + v_gap) / (v_length + v_gap)) * cardinality(v_spaces);
  if v_rows > 1200000 then perform base.refuse('schedule_too_large', jsonb_build_object('rows', v_rows, 'most', 1200000)); end if;
  return query
    with wall as materialized (
      -- Wall-clock starts become instants by the venue's zone, each day for itself. The length is real time.
      select d.day::date as day, (d.day::date + v_start + make_interval(mins => g.n * (v_length + v_gap))) as wall_start
        from generate_series(v_from::timestamp, v_to::timestamp, interval '1 day') d(day)
        cross join generate_series(0, (v_span - v_length) / (v_length + v_gap)) g(n)
       where v_days & catalog.weekday_bit(d.day::date) <> 0
    ), instant as materialized (
      -- A start that the clock skips does not exist; one that it repeats is two slots.
      select distinct w.day, i.starts_at from wall w
        cross join lateral (values (schedule.first_instant(w.wall_start, v_zone)), (w.wall_start at time zone v_zone)) i(starts_at)
       where i.starts_at at time zone v_zone = w.wall_start
    ), timed as materialized (
      select i.day, i.starts_at, i.starts_at + make_interval(mins => v_length) as ends_at,
             lag(i.starts_at + make_interval(mins => v_length)) over (partition by i.day order by i.starts_at) as before_ends_at
        from instant i
    ), real as materialized (
      -- Where the clock changes inside a slot, the next start of the grid can come too early or the close too soon.
      select t.day, t.starts_at, t.ends_at from timed t
       where (t.before_ends_at is null or t.before_ends_at <= t.starts_at)
         and t.ends_at <= (t.day + v_end + case when v_end <= v_start then interval '1 day' else interval '0' end) at time zone v_zone
    )
    select s.id, s.name, s.kind, s.kind_rank, case when v_capacity = 0 then s.max_capacity else v_capacity end, r.day, r.starts_at, r.ends_at
      from real r cross join catalog.space s where s.id = any (v_spaces) and s.venue_id = p_venue;
end $$;
comment on function schedule.plan(bigint, jsonb) is 'The slots a generator request asks for: {spaces[], from, to, weekdays, start, end, slot_minutes, gap_minutes, capacity, label}; at most 1,200,000.';
