create or replace function customers.save(p_venue bigint, p_customer jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p_customer ->> 'id')::bigint, 0);
  v_name text := normalize(btrim(coalesce(p_customer ->> 'name', '')), nfc);
  v_phone text := btrim(coalesce(p_customer ->> 'phone_typed', ''));
  v_e164 text := nullif(p_customer ->> 'phone_e164', '');
begin
  if v_name = '' then perform base.refuse('name_required'); end if;
  if char_length(v_name) > 200 then perform base.refuse('name_too_long', jsonb_build_object('length', char_length(v_name), 'most', 200)); end if;
  if char_length(v_phone) > 40 or (v_phone <> '' and v_phone !~ '[0-9０-９]{3}' and v_e164 is null) or v_e164 !~ '^\+[0-9]{6,15}$' then
    perform base.refuse('phone_invalid');
  end if;
  if char_length(coalesce(p_customer ->> 'note', '')) > 4000 then perform base.refuse('text_too_long', jsonb_build_object('field', 'note', 'most', 4000)); end if;
  if v_id is null then
    insert into customers.customer(organization_id, name, phone_typed, phone_e164, note)
      select v.organization_id, v_name, v_phone, v_e164, coalesce(p_customer ->> 'note', '') from catalog.venue v where v.id = p_venue
      returning id into v_id;
    insert into customers.customer_venue(customer_id, venue_id) values (v_id, p_venue);
  else
    if not exists (select from customers.customer_venue cv where cv.customer_id = v_id and cv.venue_id = p_venue) then
      perform base.refuse('unknown_customer', jsonb_build_object('customer', v_id, 'fault', 'missing'));
    end if;
    update customers.customer c set name = v_name, phone_typed = v_phone, phone_e164 = v_e164, note = coalesce(p_customer ->> 'note', c.note), version = c.version + 1
     where c.id = v_id and c.version = (p_customer ->> 'version')::int;
    if not found then perform base.refuse('stale', jsonb_build_object('fault', 'conflict')); end if;
    -- Only of the venues this login sees: the keys of others could not be written again.
    delete from customers.search_key k where k.customer_id = v_id and k.venue_id in (select cv.venue_id from customers.customer_venue cv where cv.customer_id = v_id);
  end if;
  insert into customers.search_key(venue_id, kind, key, customer_id)
    select cv.venue_id, k.kind, left(k.key, 60), v_id
      from customers.customer_venue cv
      cross join lateral (select 'digits' as kind, d as key from jsonb_array_elements_text(coalesce(p_customer -> 'digits_keys', '[]')) d
                          union select 'name', n from jsonb_array_elements_text(coalesce(p_customer -> 'name_keys', '[]')) n limit 400) k
     where cv.customer_id = v_id and k.key <> ''
    on conflict do nothing;
  return v_id;
end $$;
comment on function customers.save(bigint, jsonb) is 'Makes or changes a profile linked to the venue, with its search keys (made by the client: it knows pinyin).';
