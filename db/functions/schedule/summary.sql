create or replace function schedule.summary(p_venue bigint, p_request jsonb) returns jsonb
language sql stable as $$
  with j as materialized (select * from schedule.judged(p_venue, p_request)),
  top as (select * from j order by j.outcome = 'conflict' desc, j.starts_at, j.space_id limit 2000)
  select jsonb_build_object(
    'adds', (select count(*) from j where j.outcome = 'add'), 'existing', (select count(*) from j where j.outcome = 'exists'),
    'conflicts', (select count(*) from j where j.outcome = 'conflict'),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('space_id', t.space_id, 'space_name', t.space_name, 'business_date', t.business_date, 'starts_at', t.starts_at,
        'ends_at', t.ends_at, 'outcome', t.outcome, 'with', case when t.outcome = 'conflict' then (
          select to_char(s.starts_at at time zone v.zone, 'YYYY-MM-DD HH24:MI') || '-' || to_char(s.ends_at at time zone v.zone, 'HH24:MI') || case when s.label <> '' then ' ' || s.label else '' end
            from inventory.slot s join catalog.venue v on v.id = s.venue_id where s.id = t.with_slot) else '' end)
        order by t.outcome = 'conflict' desc, t.starts_at, t.space_id), '[]') from top t),
    'per_day', (select coalesce(jsonb_agg(jsonb_build_object('date', d.business_date, 'adds', d.n) order by d.business_date), '[]')
        from (select j.business_date, count(*) as n from j where j.outcome = 'add' group by 1) d));
$$;
comment on function schedule.summary(bigint, jsonb) is 'What a generator run would do: counts, adds per day, and the first 2,000 slots, conflicts first.';
