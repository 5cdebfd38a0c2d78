create or replace function events.prune() returns void
language plpgsql as $$
begin
  -- plpgsql keeps the plans; an SQL function would be planned at every sweep.
  -- The oldest by transaction stand first, so a few of them are looked at; a sweep every five seconds keeps up with a rush.
  delete from events.outbox o where o.ctid = any (array(
    select x.ctid from events.outbox x where x.ctid = any (array(select y.ctid from events.outbox y order by y.xid limit 2000)) and x.at < clock_timestamp() - interval '10 min' for update skip locked));
  delete from checkin.change c where c.id in (
    select x.id from checkin.change x where x.at < clock_timestamp() - interval '25 hours' order by x.at limit 500 for update skip locked);
end $$;
comment on function events.prune() is 'Forgets notifications after ten minutes and what doors'' lists follow after a day, a little at each sweep. Idempotency keys go at night.';
