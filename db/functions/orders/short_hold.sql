create or replace function orders.short_hold(p_now timestamptz, p_venue bigint, p_customer bigint) returns int
language sql stable as $$
  select case when l.unpaid_short is not null and orders.unpaid_closures(p_now, l, p_customer) >= l.unpaid_short then l.short_hold_minutes end
    from (select * from catalog.limits_version v where v.venue_id = p_venue order by v.version desc limit 1) l;
$$;
comment on function orders.short_hold(timestamptz, bigint, bigint) is 'The shorter hold in minutes of a customer whose orders closed unpaid of late; null: the normal length.';
