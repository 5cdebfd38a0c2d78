create or replace function api.events_since(p_cursor text) returns table(cursor text, venue_id bigint, topic text, ids bigint[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Ids commit out of order; transactions below the snapshot's xmin are all visible, so nothing is ever missed.
  v_to xid8 := pg_snapshot_xmin(pg_current_snapshot());
  v_venues bigint[] := array(select v.venue_id from operators.operator_venue v where v.login = session_user and v.active);
begin
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
