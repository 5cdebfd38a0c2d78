create or replace function finance.check_period(p_from date, p_until date) returns void
language plpgsql immutable as $$
begin
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until < p_from or p_until - p_from > 400 then perform base.refuse('range_invalid'); end if;
end $$;
comment on function finance.check_period(date, date) is 'Refuses what is no period of 1 to 401 days.';
