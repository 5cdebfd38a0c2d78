create or replace function payments.free_until(p_mode text, p_until int, p_starts_at timestamptz, p_date date, p_zone text) returns timestamptz
language sql stable as $$
  select case p_mode
    when 'never' then '-infinity'::timestamptz
    when 'hours' then p_starts_at - make_interval(hours => p_until)
    -- Calendar days of the venue: free until that day's last microsecond.
    else ((p_date - p_until + 1)::timestamp at time zone p_zone) - interval '1 microsecond' end;
$$;
comment on function payments.free_until(text, int, timestamptz, date, text) is 'The last moment (inclusive) a refund is inside its window: hours roll from the start, days are calendar days of the venue.';
