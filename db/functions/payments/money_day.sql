create or replace function payments.money_day(p_venue bigint, p_paid_at timestamptz, p_now timestamptz) returns date
language sql stable as $$
  select case when exists (select from finance.day_seal s where s.venue_id = p_venue and s.day = base.venue_day(p_venue, p_paid_at))
              then base.venue_day(p_venue, p_now) else base.venue_day(p_venue, p_paid_at) end;
$$;
comment on function payments.money_day(bigint, timestamptz, timestamptz) is 'The day money counts on: the venue''s day of the paid time, or today where that day is sealed.';
