create or replace function waitlist.name_people(p_entry bigint, p_people jsonb) returns void
language plpgsql as $$
declare e record; v_hashes text[];
begin
  select x.id, x.venue_id, x.slot_id, x.places, sp.real_name, sp.name as space into e
    from waitlist.entry x join inventory.slot s on s.id = x.slot_id join catalog.space sp on sp.id = s.space_id where x.id = p_entry;
  -- An offer is a hold, and a hold there names its people.
  if p_people is null and e.real_name then perform base.refuse('documents_required', jsonb_build_object('space', e.space, 'places', e.places)); end if;
  if p_people is null then return; end if;
  if jsonb_typeof(p_people) <> 'array' then perform base.refuse('request_malformed'); end if;
  if jsonb_array_length(p_people) <> e.places then
    perform base.refuse('places_named_wrong', jsonb_build_object('line', 1, 'places', e.places, 'seats', 0, 'people', jsonb_array_length(p_people)));
  end if;
  -- The number itself never comes here; whoever sends one has not sealed it.
  if exists (select from jsonb_array_elements(p_people) p where jsonb_typeof(p) <> 'object' or p ? 'document' or jsonb_typeof(p -> 'hashes') is distinct from 'object' or coalesce(char_length(p ->> 'sealed'), 0) not between 80 and 800) then
    perform base.refuse('document_not_sealed');
  end if;
  if exists (select from jsonb_array_elements(p_people) p where coalesce(p ->> 'document_type', '') not in ('id_card', 'passport', 'permit', 'other') or coalesce(char_length(p ->> 'document_tail'), 0) not between 2 and 4
               or coalesce(p ->> 'sealed', '') !~ '^([0-9a-f]{2})+$' or exists (select from jsonb_each_text(p -> 'hashes') h where coalesce(h.value, '') !~ '^[0-9a-f]{64}$')) then
    perform base.refuse('document_invalid');
  end if;
  if exists (select from jsonb_array_elements(p_people) p where array(select k::int from jsonb_object_keys(p -> 'hashes') k where k ~ '^[0-9]{1,9}$' order by 1) is distinct from inventory.document_versions(e.venue_id)) then
    perform base.refuse('document_keys_changed', jsonb_build_object('fault', 'conflict'));
  end if;
  -- One document, one place of a slot: held, sold or waited for. The caller holds the slot.
  v_hashes := array(select h.key || ':' || h.value from jsonb_array_elements(p_people) p cross join lateral jsonb_each_text(p -> 'hashes') h);
  if cardinality(v_hashes) <> (select count(distinct x) from unnest(v_hashes) x)
     or exists (select from inventory.document_hash d where d.slot_id = e.slot_id and d.live and d.key_version || ':' || encode(d.hash, 'hex') = any (v_hashes))
     or exists (select from waitlist.entry o cross join lateral jsonb_array_elements(o.people) p cross join lateral jsonb_each_text(p -> 'hashes') h
                 where o.slot_id = e.slot_id and o.state in ('WAITLISTED', 'OFFERED') and o.id <> e.id and o.people is not null and h.key || ':' || h.value = any (v_hashes)) then
    perform base.refuse('document_has_place', jsonb_build_object('fault', 'conflict'));
  end if;
  update waitlist.entry x set people = p_people where x.id = e.id;
end $$;
comment on function waitlist.name_people(bigint, jsonb) is 'Keeps the people of a waitlist entry, sealed by the client as a cart''s, one per place: documents where real names apply, and one place of a slot per document.';
