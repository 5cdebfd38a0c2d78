create or replace function schedule.summary(p_now timestamptz, p_venue bigint, p_request jsonb) returns jsonb
language sql stable set enable_nestloop = off set jit = off as $$
  -- The planner does not know how many slots a plan has, and takes them for few: joined row by row a year would take hours.
  with j as materialized (
    select x.*, array_position('{conflict,outside,leave,remove,change,add,exists}', x.outcome) as rank from schedule.judged(p_now, p_venue, p_request) x
  ), day as materialized (
    select j.business_date, count(*) filter (where j.outcome = 'add') as adds, count(*) filter (where j.outcome = 'remove') as removes, count(*) filter (where j.outcome = 'leave') as leaves,
           count(*) filter (where j.outcome = 'change') as changes, count(*) filter (where j.outcome = 'exists') as existing, count(*) filter (where j.outcome in ('conflict', 'outside')) as conflicts
      from j group by j.business_date
  ), top as (select * from j order by j.rank, j.starts_at, j.space_id limit 2000)
  select jsonb_build_object('adds', coalesce(sum(d.adds), 0), 'removes', coalesce(sum(d.removes), 0), 'leaves', coalesce(sum(d.leaves), 0), 'changes', coalesce(sum(d.changes), 0),
    'existing', coalesce(sum(d.existing), 0), 'conflicts', coalesce(sum(d.conflicts), 0),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('space_id', t.space_id, 'space_name', t.space_name, 'business_date', t.business_date, 'starts_at', t.starts_at, 'ends_at', t.ends_at,
        'outcome', t.outcome, 'with', case when t.outcome in ('conflict', 'leave') then schedule.slot_words(t.slot_id) when t.outcome = 'outside' then schedule.hours_words(t.space_id, t.business_date) else '' end) order by t.rank, t.starts_at, t.space_id), '[]') from top t),
    'per_day', coalesce(jsonb_agg(jsonb_build_object('date', d.business_date, 'adds', d.adds, 'removes', d.removes, 'leaves', d.leaves, 'changes', d.changes, 'conflicts', d.conflicts) order by d.business_date)
        filter (where d.adds + d.removes + d.leaves + d.changes + d.conflicts > 0), '[]'))
    from day d;
$$;
comment on function schedule.summary(timestamptz, bigint, jsonb) is 'What a generator run would do: counts, the days it touches, and the first 2,000 slots: conflicts and what lies outside the hours first, then what is left, taken back, changed, added.';
