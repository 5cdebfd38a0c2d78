create or replace function api.wake(p_venue bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('venuedesk', p_venue::text);
end $$;
comment on function api.wake(bigint) is 'Wakes the listening desks after a write has committed. Writes nothing itself: NOTIFY inside a writing transaction would take a database-wide lock.';
