-- Every slot there will be, with how full it is going to get. Shanghai's clocks do not change, so wall times are instants.
create or replace function demo.timetable() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_slot on commit drop as
  with hours as (
    select t.* from (values
      ('badminton', array[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], 60), ('full', array[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], 60),
      ('half', array[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], 60), ('tennis', array[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 60),
      ('racket', array[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], 60), ('locker', array[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], 60),
      ('coach', array[10, 11, 14, 15, 16, 18, 19, 20], 60), ('pool', array[10, 12, 14, 16, 18, 20], 120), ('museum', array[9, 10, 11, 12, 13, 14, 15, 16], 60),
      ('exhibit', array[10, 12, 14, 16], 90)) as t(tag, starts, minutes)
  ), session as (
    select h.tag, x.hour, 0 as minute, h.minutes, '' as label from hours h cross join unnest(h.starts) x(hour)
    union all values ('aquarium', 9, 0, 210, 'Morning 上午场'), ('aquarium', 13, 30, 240, 'Afternoon 下午场'), ('aquarium', 21, 0, 240, 'Night 夜场')
  ), planned as (
    select s.id as space_id, s.venue_id, s.kind, s.tag, s.pos, d.d, (c.today + d.d) as business_date, x.hour, x.minutes, x.label, s.capacity as most,
           (c.today + d.d + make_time(x.hour, x.minute, 0)) at time zone c.zone as starts_at, extract(isodow from c.today + d.d) >= 6 as weekend, c as c
      from d_setting c cross join lateral generate_series(-c.back, c.ahead) d(d) cross join d_space s join session x on x.tag = s.tag
  )
  select coalesce((select max(o.id) from inventory.slot o), 0) + row_number() over (order by p.business_date, p.space_id, p.starts_at) as id,
         p.venue_id, p.space_id, p.kind, case p.kind when 'exclusive' then 1 when 'quota' then 2 when 'instructor' then 3 else 4 end as kind_rank,
         p.tag, p.pos, p.d, p.business_date, p.hour, p.starts_at, p.starts_at + make_interval(mins => p.minutes) as ends_at,
         case when p.tag = 'pool' and p.pos = 6 and p.hour = 18 then 'Swim course 游泳班' else p.label end as label,
         case when p.tag <> 'aquarium' then p.most when p.d = (p.c).rush_day then (p.c).rush else (p.c).crowd end as capacity,
         case when p.tag = 'pool' and p.pos = 1 and p.hour = 16 and not p.weekend then 3 when p.tag = 'museum' and p.hour = 10 and not p.weekend then 15 else 0 end as blocked,
         case when p.tag = 'tennis' and p.pos = 4 and p.d = 2 and p.hour between 14 and 17 then 'stopped'
              when p.tag = 'badminton' and p.pos = 8 and p.hour < 10 and extract(isodow from p.business_date) = 1 then 'closed' else 'open' end as status,
         demo.fill(p.tag, p.hour, p.weekend) * demo.day_factor(p.d, (p.c).past_fill, (p.c).recent_fill, (p.c).past_visitors, (p.c).recent_visitors, p.kind = 'quota') as fill
    from planned p;
  update d_slot s set fill = 1 where s.status = 'stopped';
  update d_slot s set fill = 0 where s.status = 'closed';
  update d_slot s set fill = 0.9 from d_setting c where s.tag = 'aquarium' and s.d = c.rush_day and c.rush > c.crowd;
  create unique index on d_slot(id);
  create index on d_slot(tag, business_date, hour);
  analyze d_slot;
end $$;
comment on function demo.timetable() is 'd_slot: the slots of all spaces, some blocked, closed or stopped; the aquarium''s night session ends at one in the morning of the next day.';

create or replace function demo.fill(p_tag text, p_hour int, p_weekend boolean) returns float8
language sql immutable parallel safe
return case
  when p_tag in ('badminton', 'full', 'half', 'tennis') then case when p_hour >= 18 then 0.8 when p_weekend then 0.62 when p_hour >= 17 then 0.6 when p_hour >= 12 then 0.38 else 0.34 end
  when p_tag = 'pool' then case when p_hour >= 18 then 0.7 when p_weekend then 0.6 else 0.4 end
  when p_tag = 'museum' then case when p_weekend then 0.85 else 0.62 end
  when p_tag = 'exhibit' then case when p_weekend then 0.9 else 0.75 end
  when p_tag = 'aquarium' then case when p_hour >= 20 then 0.5 when p_weekend then 0.88 else 0.66 end
  else 0 end;
comment on function demo.fill(text, int, boolean) is 'How full a good day makes a slot: evenings and weekends more.';

create or replace function demo.day_factor(p_d int, p_past float8, p_recent float8, p_past_visitors float8, p_recent_visitors float8, p_visitors boolean) returns float8
language sql immutable parallel safe
return case
  when p_d = 0 then 1
  when p_d < -7 then case when p_visitors then p_past_visitors else p_past end
  when p_d < 0 then case when p_visitors then p_recent_visitors else p_recent end
  when p_d > 13 then 0
  else greatest(0.06, 0.6 - 0.12 * p_d) * case when p_visitors then least(1, 2 * p_recent_visitors) else 1 end end;
comment on function demo.day_factor(int, float8, float8, float8, float8, boolean) is 'How much of that a day d days from today gets: today all, further ahead less, nothing beyond the sale''s opening.';
