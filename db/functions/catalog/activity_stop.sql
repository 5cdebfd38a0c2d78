create or replace function catalog.activity_stop(p_now timestamptz, p_activity bigint, out spaces bigint[], out until_at timestamptz)
language sql stable as $$
  select array_agg(distinct s.space_id), max(s.ends_at) from inventory.slot s where s.activity_id = p_activity and s.ends_at > p_now and s.status <> 'removed';
$$;
comment on function catalog.activity_stop(timestamptz, bigint) is 'The spaces of an activity''s slots to come and when the last of them ends: what a stop over it covers.';
