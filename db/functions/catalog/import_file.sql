create or replace function catalog.import_file(p_file jsonb, p_name text) returns jsonb
language plpgsql as $$
declare v_ids bigint[] := '{}'; v jsonb; v_field text;
begin
  if jsonb_typeof(p_file) is distinct from 'object' or p_file ->> 'format' is distinct from 'venuedesk catalogue' then perform base.refuse('file_other', jsonb_build_object('path', '', 'field', 'format')); end if;
  if p_file -> 'version' is distinct from '1' then perform base.refuse('file_version', jsonb_build_object('path', '', 'field', 'version', 'version', p_file ->> 'version')); end if;
  v_field := (select k from jsonb_object_keys(p_file) k where k <> all (catalog.file_fields('file')) order by k limit 1);
  if v_field is not null then perform base.refuse('field_unknown', jsonb_build_object('path', '', 'field', v_field, 'known', array_to_string(catalog.file_fields('file'), ', '))); end if;
  if jsonb_typeof(p_file -> 'venues') is distinct from 'array' or jsonb_array_length(p_file -> 'venues') = 0 then perform base.refuse('file_empty', jsonb_build_object('path', '', 'field', 'venues')); end if;
  if p_name is not null and jsonb_array_length(p_file -> 'venues') > 1 then perform base.refuse('copy_of_one', jsonb_build_object('path', '/venues/1', 'venues', jsonb_array_length(p_file -> 'venues'))); end if;
  for n in 0 .. jsonb_array_length(p_file -> 'venues') - 1 loop
    v := p_file -> 'venues' -> n;
    if p_name is not null and jsonb_typeof(v) = 'object' then v := v || jsonb_build_object('name', p_name); end if;
    v_ids := v_ids || catalog.import_venue(v, '/venues/' || n);
  end loop;
  -- An installation that holds nothing else takes the organization's name from the file.
  if p_file ->> 'organization' is not null then
    update operators.organization o set name = catalog.name_of(p_file, 'organization', 200), version = o.version + 1
     where o.id = operators.organization_of(v_ids[1]) and o.name <> p_file ->> 'organization'
       and not exists (select from catalog.venue x where x.organization_id = o.id and x.id <> all (v_ids) and exists (select from catalog.space s where s.venue_id = x.id));
  end if;
  return jsonb_build_object('venues', to_jsonb(v_ids), 'venue_id', v_ids[1]);
end $$;
comment on function catalog.import_file(jsonb, text) is 'Makes the venues of a catalogue file in the caller''s transaction; answers their ids.';
