create or replace function payments.money_day(p_venue bigint, p_paid_at timestamptz, p_now timestamptz) returns date
language plpgsql as $$
begin
  -- Shared with all other money: only a seal waits for it, and is waited for. The look below is a statement of its own, so
  -- a seal made meanwhile is seen.
  perform pg_advisory_xact_lock_shared(base.lock_key(8, p_venue));
  return (select case when exists (select from finance.day_seal s where s.venue_id = p_venue and s.day = base.venue_day(p_venue, p_paid_at))
                      then base.venue_day(p_venue, p_now) else base.venue_day(p_venue, p_paid_at) end);
end $$;
comment on function payments.money_day(bigint, timestamptz, timestamptz) is 'The day money counts on: the venue''s day of the paid time, or today where that day is sealed. No seal is made until the caller''s money is stored.';
