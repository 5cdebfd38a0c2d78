create or replace function api.wake(p_venue bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_seen boolean;
begin
  select true into v_seen from operators.operator_venue v where v.login = session_user and v.venue_id = p_venue and v.active;
  if not found then return false; end if;
  -- Whoever finds the first wake-up since the venue's desks last looked on its way has committed before they look.
  if nextval(to_regclass('events.wake_' || p_venue)) > 1 then return false; end if;
  -- NOTIFY commits one at a time in the whole server; waiting for the disk in that queue, for nothing, held up every desk.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_notify('venuedesk', p_venue::text);
  return true;
end $$;
comment on function api.wake(bigint) is 'Wakes the listening desks after a write has committed, unless a wake-up is on its way to them already: they look with api.events_since, which lets the next write wake them again. Another venue''s are left asleep. Writes nothing itself: NOTIFY inside a writing transaction would take a database-wide lock. True when it woke.';
