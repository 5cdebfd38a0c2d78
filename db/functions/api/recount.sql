create or replace function api.recount(p_venue bigint) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare n int;
begin
  perform operators.enter(p_venue, 'finance', 'desk_lead', 'service');
  perform pg_advisory_xact_lock(base.lock_key(4, p_venue));
  n := finance.check_stock(base.now(), p_venue, null);
  perform audit.write(p_venue, 'recount', null, null, jsonb_build_object('differences', n));
  return n;
end $$;
comment on function api.recount(bigint) is 'Finance, service: the invariant watch over everything the venue ever sold, item by item and payment by payment; reads all of it, so for a quiet hour. Returns how many differences there are; each is a discrepancy.';
