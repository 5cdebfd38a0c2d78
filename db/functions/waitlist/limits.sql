create or replace function waitlist.limits(p_now timestamptz, p_venue bigint, p_customer bigint, p_slots bigint[], p_places int[], p_order bigint) returns int
language plpgsql as $$
declare l catalog.limits_version;
begin
  select * into l from catalog.limits_version v where v.venue_id = p_venue order by v.version desc limit 1;
  if not found then return null; end if;
  perform orders.check_holds(p_now, l, p_customer, false, p_order);
  if p_order is not null then perform inventory.check_documents(p_venue, p_order); end if;
  perform orders.check_places(l, p_customer, p_slots, p_places, array(select i.id from orders.item i where i.order_id = p_order));
  return orders.check_unpaid(p_now, l, p_customer);
end $$;
comment on function waitlist.limits(timestamptz, bigint, bigint, bigint[], int[], bigint) is 'The limits of a booking for an offer that is made or accepted: the customer''s own; no desk made it. Returns the shorter hold in minutes, or null.';
