create or replace function orders.sweep(p_now timestamptz, p_batch int) returns inventory.sweep_run
language plpgsql as $$
declare
  v_started timestamptz := clock_timestamp();
  v_due bigint[];
  v_id bigint;
  v_error text;
  r inventory.sweep_run;
begin
  -- PENDING_PAY waits two minutes longer, for the service to ask the channel.
  select coalesce(array_agg(d.id), '{}'), coalesce(1000 * extract(epoch from p_now - min(d.expires_at)), 0) into v_due, r.late_ms from (
    select o.id, o.expires_at from orders.order o
     where o.state in ('HOLDING', 'PENDING_PAY') and o.expires_at <= p_now - case o.state when 'PENDING_PAY' then interval '2 min' else interval '0' end
       and (o.next_sweep_at is null or o.next_sweep_at <= p_now)
     order by o.expires_at, o.id limit p_batch for no key update skip locked) d;
  r.at := p_now;
  r.scanned := cardinality(v_due);
  r.changed := 0;
  r.failed := 0;
  begin
    r.changed := orders.expire(p_now, v_due);
  exception when others then
    -- One bad order must not keep the others: do them one by one, and keep the reason of the one that fails.
    foreach v_id in array v_due loop
      begin
        r.changed := r.changed + orders.expire(p_now, array[v_id]);
      exception when others then
        v_error := sqlstate || ' ' || sqlerrm;
        r.failed := r.failed + 1;
        update orders.order o set sweep_tries = o.sweep_tries + 1, sweep_error = v_error,
               next_sweep_at = p_now + make_interval(secs => least(600, 5 * 2 ^ o.sweep_tries)) where o.id = v_id;
        insert into finance.discrepancy(venue_id, kind, subject, evidence)
          select o.venue_id, 'sweep_failed', 'order ' || o.order_no, jsonb_build_object('order', o.id, 'error', v_error, 'tries', o.sweep_tries)
            from orders.order o where o.id = v_id and o.sweep_tries >= 5
          on conflict (venue_id, kind, subject) where state <> 'settled' do nothing;
      end;
    end loop;
  end;
  r.finished_orders := orders.finish(p_now, p_batch);
  -- A stop whose desk went away is worked on here, by a run that holds no locks yet: its orders come before its slots.
  if r.changed = 0 and r.finished_orders = 0 then
    perform inventory.work_stop(p_now, so.stop_id, 20) from (
      select x.stop_id from inventory.stop_order x join inventory.stop s on s.id = x.stop_id and s.state = 'published' where x.outcome = 'pending' order by x.stop_id limit 1) so;
  end if;
  r.took_ms := 1000 * extract(epoch from clock_timestamp() - v_started);
  if r.scanned > 0 or r.finished_orders > 0 then
    insert into inventory.sweep_run(at, scanned, changed, failed, finished_orders, late_ms, took_ms)
      values (r.at, r.scanned, r.changed, r.failed, r.finished_orders, r.late_ms, r.took_ms);
  end if;
  return r;
end $$;
comment on function orders.sweep(timestamptz, int) is 'One batch of the time-out sweep: locks due orders (skipping locked), closes them set-based, one by one if the batch fails; then finishes orders whose slots are over. Any number may run at once.';
