create or replace function orders.check_unpaid(p_now timestamptz, l catalog.limits_version, p_customer bigint) returns int
language plpgsql as $$
declare n bigint;
begin
  if num_nonnulls(l.unpaid_short, l.unpaid_confirm) = 0 then return null; end if;
  n := orders.unpaid_closures(p_now, l, p_customer);
  if n >= l.unpaid_confirm then perform base.refuse('confirm_needed', jsonb_build_object('unpaid', n, 'days', l.unpaid_days, 'overridable', true)); end if;
  return case when n >= l.unpaid_short then l.short_hold_minutes end;
end $$;
comment on function orders.check_unpaid(timestamptz, catalog.limits_version, bigint) is 'What a customer''s unpaid closures of late mean: refused until a lead confirms, a shorter hold in minutes, or nothing (null).';
