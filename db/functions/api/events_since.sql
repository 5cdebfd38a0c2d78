create or replace function api.events_since(p_cursor text) returns table(cursor text, venue_id bigint, topic text, ids bigint[])
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_to xid8;
  v_venues bigint[] := array(select v.venue_id from operators.operator_venue v where v.login = session_user and v.active);
begin
  -- Whoever writes after this wakes again; whoever did not wake because of a wake-up before it is seen below.
  perform setval(w.sequence, 1, false) from unnest(v_venues) v cross join lateral (select to_regclass('events.wake_' || v) as sequence) w
    where pg_sequence_last_value(w.sequence) is not null;
  -- Ids commit out of order; transactions below the snapshot's xmin are all visible, so nothing is ever missed.
  v_to := pg_snapshot_xmin(pg_current_snapshot());
  if p_cursor is not null then
    return query
      select null::text, o.venue_id, o.topic, o.ids from events.outbox o
       where o.xid >= p_cursor::xid8 and o.xid < v_to and o.venue_id = any (v_venues) order by o.xid;
  end if;
  return query select v_to::text, null::bigint, null::text, null::bigint[];
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.events_since(text) is 'What changed in the login''s venues since a cursor (null: from now). The last row holds the new cursor. Asking again may repeat, never miss.';
