create or replace function api.run_checks(p_venue bigint) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare n int;
begin
  perform operators.enter(p_venue, 'finance', 'desk_lead', 'service');
  perform pg_advisory_xact_lock(base.lock_key(4, p_venue));
  -- Yesterday, and all that can still be sold or used.
  n := finance.check_stock(base.now(), p_venue, base.venue_day(p_venue, base.now()) - 1);
  perform audit.write(p_venue, 'run_checks', null, null, jsonb_build_object('differences', n));
  return n;
end $$;
comment on function api.run_checks(bigint) is 'Finance, service: the nightly checks, from yesterday on: recomputes held and sold from items and paid sums from payments; returns how many differences there are. The same differences stay one discrepancy each. What lies further back is api.recount''s.';
