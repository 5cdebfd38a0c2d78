create or replace function api.manifest(p_venue bigint, p_cursor text, p_after bigint, p_limit int) returns json
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
  v_xmin xid8 := pg_snapshot_xmin(pg_current_snapshot());
  v_day date;
  v_parts text[] := string_to_array(coalesce(p_cursor, ''), ' ');
  v_slots bigint[];
  v_tickets bigint[];
  v_full boolean;
  v_since xid8;
  v_limit int := least(greatest(coalesce(p_limit, 5000), 1), 20000);
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  v_day := base.venue_day(p_venue, v_now);
  v_slots := array(select checkin.manifest_slots(v_now, p_venue));
  v_full := coalesce(cardinality(v_parts), 0) <> 3;
  if not v_full then
    -- Of another day, older than what is remembered, or from before a restored backup: all of it again.
    v_since := v_parts[2]::xid8;
    v_full := v_parts[1]::date <> v_day or v_parts[3]::numeric < extract(epoch from clock_timestamp()) - 86400 or v_since > v_xmin
      or exists (select from checkin.change c where c.venue_id = p_venue and c.xid >= v_since and c.ticket_id is null and c.order_id is null);
  end if;
  if v_full then
    v_tickets := array(select t.id from checkin.ticket t where t.slot_id = any (v_slots) and t.id > coalesce(p_after, 0) order by t.id limit v_limit);
  else
    v_tickets := array(
      select t.id from checkin.ticket t
       where t.slot_id = any (v_slots) and t.id > coalesce(p_after, 0)
         and t.id in (select c.ticket_id from checkin.change c where c.venue_id = p_venue and c.xid >= v_since and c.ticket_id is not null
                      union select k.id from checkin.change c join checkin.ticket k on k.order_id = c.order_id where c.venue_id = p_venue and c.xid >= v_since)
       order by t.id limit v_limit);
  end if;
  return json_build_object('full', v_full, 'day', v_day, 'server_now', v_now,
    'cursor', v_day || ' ' || v_xmin || ' ' || round(extract(epoch from clock_timestamp())),
    'more', cardinality(v_tickets) = v_limit, 'last', v_tickets[cardinality(v_tickets)],
    'zone', (select v.zone from catalog.venue v where v.id = p_venue),
    'code_key', encode(checkin.door_key(p_venue), 'hex'),
    'document_versions', (select coalesce(json_agg(k.version order by k.version), '[]') from operators.document_key k
                           where k.organization_id = operators.organization_of(p_venue) and k.retired_at is null),
    'keys', (select json_agg(json_build_array(encode(k.public_key, 'hex'), k.revoked)) from checkin.organization_keys(p_venue) k),
    'slots', (select json_agg(json_build_object('id', s.id, 'space', sp.id, 'space_name', sp.name, 'label', s.label, 'business_date', s.business_date, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
        'opens_at', s.starts_at - sp.entry_before, 'closes_at', s.ends_at + sp.entry_after_end, 'real_name', sp.real_name, 'most', case sp.kind when 'quota' then sp.max_capacity end))
      from inventory.slot s join catalog.space sp on sp.id = s.space_id
      where s.id in (select t.slot_id from checkin.ticket t where t.slot_id = any (v_slots)) and (v_full and coalesce(p_after, 0) = 0 or s.id in (select t.slot_id from checkin.ticket t where t.id = any (v_tickets)))),
    'tickets', checkin.manifest_tickets(p_venue, v_tickets));
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.manifest(bigint, text, bigint, int) is 'Door: the tickets of the day to work without the server, in pages by ticket id; with the cursor of an earlier answer only what changed since (it may repeat, never miss), or all where full says so. Also public keys and the key short codes are hashed with.';
