create or replace function api.sweep() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r inventory.sweep_run;
begin
  r := orders.sweep(base.now(), 100);
  perform events.prune();
  return r.changed;
end $$;
comment on function api.sweep() is 'Every desk and the service: one batch of the time-out sweep for all venues; the actor is recorded as system. Returns the orders closed; call again while it returns a full batch of 100.';
