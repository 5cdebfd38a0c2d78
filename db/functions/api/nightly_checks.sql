create or replace function api.nightly_checks() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
  v_service boolean := pg_has_role(session_user, 'vd_service', 'member');
  v_started timestamptz;
  v record;
  n int;
begin
  -- From 03:00 of the venue they are the service's; ten minutes later they are whoever's comes first.
  for v in select x.id, (v_now at time zone x.zone - case when v_service then interval '3 hours' else interval '3 hours 10 minutes' end)::date as day from catalog.venue x order by x.id loop
    continue when exists (select from finance.check_run c where c.venue_id = v.id and c.day = v.day);
    continue when not pg_try_advisory_xact_lock(base.lock_key(4, v.id));
    -- Another may have ended between the look and the lock.
    continue when exists (select from finance.check_run c where c.venue_id = v.id and c.day = v.day);
    v_started := clock_timestamp();
    -- A night has time for everything; a desk in its morning looks at what can still be sold or used.
    n := finance.check_stock(v_now, v.id, case when not v_service then v.day - 1 end);
    -- Request keys are kept for seven days. The day's first checks forget the older ones, of all venues at once: a whole look once a
    -- day costs less than an index at every write.
    if not exists (select from finance.check_run c where c.at >= date_trunc('day', v_now, 'UTC')) then
      delete from base.request q where q.at < clock_timestamp() - interval '7 days';
    end if;
    insert into finance.check_run(venue_id, day, at, whole, differences, milliseconds)
      values (v.id, v.day, v_now, v_service, n, 1000 * extract(epoch from clock_timestamp() - v_started));
    perform audit.write(v.id, 'nightly_checks', null, null, jsonb_build_object('day', v.day, 'differences', n, 'whole', v_service));
    -- One venue in a transaction: no lock is held longer than its checks take.
    return 1;
  end loop;
  return 0;
end $$;
comment on function api.nightly_checks() is 'Every desk and the service: makes the nightly checks of one venue that has none for its business date yet (from 03:00 of the venue; desks from 03:10), of all venues; the actor is system. The first of a day also forget request keys older than seven days. 1 when a venue was checked: call again; 0 when none is due.';
