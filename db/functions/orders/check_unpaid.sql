create or replace function orders.check_unpaid(p_now timestamptz, l catalog.limits_version, p_customer bigint) returns int
language plpgsql as $$
declare n bigint;
begin
  if num_nonnulls(l.unpaid_short, l.unpaid_confirm) = 0 then return null; end if;
  select count(*) into n from orders.order o
   where o.customer_id = p_customer and o.venue_id = l.venue_id and o.state = 'CLOSED_TIMEOUT' and o.created_at > p_now - make_interval(days => l.unpaid_days);
  if n >= l.unpaid_confirm then perform base.refuse('confirm_needed', jsonb_build_object('unpaid', n, 'days', l.unpaid_days, 'overridable', true)); end if;
  return case when n >= l.unpaid_short then l.short_hold_minutes end;
end $$;
comment on function orders.check_unpaid(timestamptz, catalog.limits_version, bigint) is 'What a customer''s unpaid closures of late mean: refused until a lead confirms, a shorter hold in minutes, or nothing (null).';
