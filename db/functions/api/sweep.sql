create or replace function api.sweep() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz;
  v_backlog boolean;
  r inventory.sweep_run;
begin
  -- Nobody is told of it: what a crash undoes is due again, so its locks need not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  v_now := base.now();
  v_backlog := (select count(*) from (select from orders.order o where o.state in ('HOLDING', 'PENDING_PAY')
    and o.expires_at <= v_now - case o.state when 'PENDING_PAY' then interval '2 min' else interval '0' end and (o.next_sweep_at is null or o.next_sweep_at <= v_now) limit 100) due) >= 100;
  if v_backlog then
    -- Two work at once and the others wait for their turn, each with a breath before it: what a backlog needs least is every
    -- processor, which desks that book just then need too.
    if not pg_try_advisory_xact_lock(base.lock_key(9, 1)) then perform pg_advisory_xact_lock(base.lock_key(9, 2)); end if;
    perform pg_sleep(0.001);
    v_now := base.now();
  else
    -- First, while this run holds no other lock; a backlog of expired holds goes before it, the entries can wait.
    begin
      perform audit.seal();
    exception when others then
      -- What was swept stays swept; the verifier names what stays unsealed.
      raise warning 'the audit was not sealed: % %', sqlstate, sqlerrm;
    end;
  end if;
  r := orders.sweep(v_now, 100);
  if not v_backlog then
    perform events.prune();
    perform inventory.note_sold_out(v_now);
    -- Whoever slipped in while being disabled goes now.
    perform operators.end_sessions(null);
  end if;
  return r.changed;
end $$;
comment on function api.sweep() is 'Every desk and the service: one batch of the time-out sweep for all venues; the actor is recorded as system. Seals the audit as well. Returns the orders closed; call again while it returns a full batch of 100.';
