create or replace function orders.check_limits(p_now timestamptz, p_venue bigint, p_customer bigint, p_lines orders.line[], p_override boolean) returns int
language plpgsql as $$
declare l catalog.limits_version;
begin
  select * into l from catalog.limits_version v where v.venue_id = p_venue order by v.version desc limit 1;
  if not found or p_override then return null; end if;
  perform orders.check_holds(p_now, l, p_customer, true, null);
  perform orders.check_places(l, p_customer, array(select x.slot_id from unnest(p_lines) x), array(select x.places from unnest(p_lines) x), '{}');
  return orders.check_unpaid(p_now, l, p_customer);
end $$;
comment on function orders.check_limits(timestamptz, bigint, bigint, orders.line[], boolean) is 'The venue''s fairness limits for a hold; refuses, or returns the shorter hold in minutes for a customer with unpaid closures (null: the normal length). The caller holds the customer''s lock.';
