create or replace function events.prune() returns void
language plpgsql as $$
begin
  -- plpgsql keeps the plans; an SQL function would be planned at every sweep.
  delete from events.outbox o where o.id in (
    select x.id from events.outbox x where x.at < clock_timestamp() - interval '10 min' order by x.at limit 500 for update skip locked);
  delete from base.request r where r.request_id in (
    select x.request_id from base.request x where x.at < clock_timestamp() - interval '7 days' order by x.at limit 100 for update skip locked);
  delete from checkin.change c where c.id in (
    select x.id from checkin.change x where x.at < clock_timestamp() - interval '25 hours' order by x.at limit 500 for update skip locked);
end $$;
comment on function events.prune() is 'Forgets notifications after ten minutes, what doors'' lists follow after a day, and idempotency keys after seven days, a little at each sweep.';
