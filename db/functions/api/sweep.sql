create or replace function api.sweep() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  r inventory.sweep_run;
begin
  -- First, while this run holds no other lock; a backlog of expired holds goes before it, the entries can wait.
  if (select count(*) from (select from orders.order o where o.state in ('HOLDING', 'PENDING_PAY') and o.expires_at <= v_now limit 100) due) < 100 then
    begin
      perform audit.seal();
    exception when others then
      -- What was swept stays swept; the verifier names what stays unsealed.
      raise warning 'the audit was not sealed: % %', sqlstate, sqlerrm;
    end;
  end if;
  r := orders.sweep(v_now, 100);
  perform events.prune();
  -- Whoever slipped in while being disabled goes now.
  perform operators.end_sessions(null);
  return r.changed;
end $$;
comment on function api.sweep() is 'Every desk and the service: one batch of the time-out sweep for all venues; the actor is recorded as system. Seals the audit as well. Returns the orders closed; call again while it returns a full batch of 100.';
