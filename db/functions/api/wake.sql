create or replace function api.wake(p_venue bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- NOTIFY commits one at a time in the whole server; waiting for the disk in that queue, for nothing, held up every desk.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_notify('venuedesk', v.venue_id::text) from operators.operator_venue v where v.login = session_user and v.venue_id = p_venue and v.active;
end $$;
comment on function api.wake(bigint) is 'Wakes the listening desks after a write has committed. Another venue''s are left asleep. Writes nothing itself: NOTIFY inside a writing transaction would take a database-wide lock.';
