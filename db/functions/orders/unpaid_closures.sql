create or replace function orders.unpaid_closures(p_now timestamptz, l catalog.limits_version, p_customer bigint) returns bigint
language sql stable as $$
  select count(*) from orders.order o
   where o.customer_id = p_customer and o.venue_id = l.venue_id and o.state = 'CLOSED_TIMEOUT' and o.created_at > p_now - make_interval(days => l.unpaid_days);
$$;
comment on function orders.unpaid_closures(timestamptz, catalog.limits_version, bigint) is 'How many orders of a customer closed unpaid of late, by the venue''s limits.';
