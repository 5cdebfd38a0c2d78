create or replace function schedule.edit_summary(p_now timestamptz, p_venue bigint, p_request jsonb) returns jsonb
language sql stable as $$
  with j as materialized (select * from schedule.edit_judged(p_now, p_venue, p_request)),
  top as (select * from j where j.outcome <> 'same' order by j.outcome = 'leave' desc, j.starts_at, j.space_id limit 1000)
  select jsonb_build_object('changes', count(*) filter (where j.outcome = 'change'), 'same', count(*) filter (where j.outcome = 'same'), 'leaves', count(*) filter (where j.outcome = 'leave'),
    'booked', count(*) filter (where j.outcome = 'change' and j.booked > 0),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('slot_id', t.slot_id, 'space_name', t.space_name, 'business_date', t.business_date, 'starts_at', t.starts_at, 'ends_at', t.ends_at, 'outcome', t.outcome,
        'why', t.why, 'booked', t.booked) order by t.outcome = 'leave' desc, t.starts_at, t.space_id), '[]') from top t)) from j;
$$;
comment on function schedule.edit_summary(timestamptz, bigint, jsonb) is 'A bulk edit in numbers: slots changed (booked ones among them counted), already so, left; and the first 1,000, those left first.';
