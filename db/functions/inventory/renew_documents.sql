create or replace function inventory.renew_documents(p_organization bigint, p_rows jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_newest int; v int; w record;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 1000 then perform base.refuse('request_malformed'); end if;
  select max(k.version) into v_newest from operators.document_key k where k.organization_id = p_organization and k.retired_at is null;
  with asked as (
    select (r ->> 'item')::bigint as item_id, (r ->> 'place')::int as place, (r ->> 'from')::int as from_version, decode(r ->> 'sealed', 'hex') as sealed, decode(r ->> 'hash', 'hex') as hash
      from jsonb_array_elements(p_rows) r),
  done as (
    update inventory.item_person p set sealed = a.sealed, key_version = v_newest
      from asked a, catalog.venue v
     where p.item_id = a.item_id and p.place = a.place and p.key_version = a.from_version and p.key_version < v_newest and v.id = p.venue_id and v.organization_id = p_organization
       and p.sealed is not null and octet_length(a.sealed) between 40 and 400
     returning p.item_id, p.place, p.slot_id, p.venue_id, p.live, a.hash)
  insert into inventory.document_hash(item_id, place, key_version, slot_id, venue_id, hash, live)
    select d.item_id, d.place, v_newest, d.slot_id, d.venue_id, d.hash, d.live from done d order by d.slot_id, d.item_id, d.place;
  get diagnostics v = row_count;
  for w in select -(x ->> 'item')::bigint as entry, (x ->> 'place')::int - 1 as at, (x ->> 'from')::int as from_version, x ->> 'sealed' as sealed, x ->> 'hash' as hash
             from jsonb_array_elements(p_rows) x where (x ->> 'item')::bigint < 0 order by 1, 2 loop
    if coalesce(char_length(w.sealed), 0) not between 80 and 800 or w.sealed !~ '^([0-9a-f]{2})+$' or coalesce(w.hash, '') !~ '^[0-9a-f]{64}$' then perform base.refuse('document_invalid'); end if;
    update waitlist.entry e set people = jsonb_set(jsonb_set(e.people, array[w.at::text, 'sealed'], to_jsonb(w.sealed), false), array[w.at::text, 'hashes', v_newest::text], to_jsonb(w.hash))
      from catalog.venue n where e.id = w.entry and n.id = e.venue_id and n.organization_id = p_organization and w.from_version < v_newest
       and (select max(h::int) from jsonb_object_keys(e.people -> w.at -> 'hashes') h) = w.from_version;
    if found then v := v + 1; end if;
  end loop;
  return v;
end $$;
comment on function inventory.renew_documents(bigint, jsonb) is 'Stores documents sealed anew under the newest key, with their new hashes, of places and of those who wait (as inventory.documents_behind names them); what somebody renewed first is left alone (runs as the system owner).';
