create or replace function inventory.renew_documents(p_organization bigint, p_rows jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_newest int; v int;
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
  return v;
end $$;
comment on function inventory.renew_documents(bigint, jsonb) is 'Stores documents sealed anew under the newest key, with their new hashes; what somebody renewed first is left alone (runs as the system owner).';
