create or replace function inventory.stop_scope(p_venue bigint, p_spaces bigint[], p_from timestamptz, p_until timestamptz, p_activity bigint) returns setof inventory.slot
language sql stable as $$
  -- No slot is longer than 7 days: the lower bound makes the range an index's.
  select s.* from inventory.slot s
   where s.venue_id = p_venue and s.space_id = any (p_spaces) and s.starts_at < p_until and s.starts_at > p_from - interval '7 days 1 hour' and s.ends_at > p_from and s.status in ('open', 'closed', 'stopped')
     and (p_activity is null or s.activity_id = p_activity);
$$;
comment on function inventory.stop_scope(bigint, bigint[], timestamptz, timestamptz, bigint) is 'The slots a stop covers: of its spaces, overlapping its time (half-open), those of another stop too; an activity''s stop covers that activity''s only.';
