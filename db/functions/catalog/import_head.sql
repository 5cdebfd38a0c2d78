create or replace function catalog.import_head(p jsonb, p_path text) returns bigint
language plpgsql as $$
declare v catalog.venue; v_id bigint; v_field text; v_detail text;
begin
  if jsonb_typeof(p) is distinct from 'object' then perform base.refuse('request_malformed', jsonb_build_object('path', p_path)); end if;
  v_field := (select k from jsonb_object_keys(p) k where k <> all (catalog.file_fields('venue')) order by k limit 1);
  if v_field is not null then
    perform base.refuse('field_unknown', jsonb_build_object('path', p_path, 'field', v_field, 'known', array_to_string(catalog.file_fields('venue'), ', ')));
  end if;
  select * into v from catalog.venue x where x.name = p ->> 'name' for update;
  -- A venue that was made and not yet filled may be filled; another of its name is left alone.
  if found and (exists (select from catalog.space s where s.venue_id = v.id) or exists (select from catalog.category c where c.venue_id = v.id)) then
    perform base.refuse('venue_exists', jsonb_build_object('path', p_path, 'field', 'name', 'name', v.name));
  end if;
  v_id := catalog.save_venue(jsonb_build_object('id', v.id, 'version', v.version, 'one_person', v.one_person)
    || jsonb_strip_nulls(jsonb_build_object('name', p -> 'name', 'zone', p -> 'zone', 'currency', p -> 'currency', 'region', p -> 'region',
      'hold_minutes', coalesce(p -> 'hold_minutes', '15'), 'one_person', p -> 'one_person', 'opening_hours', p -> 'opening_hours')));
  update catalog.policy x set name = p ->> 'policy' from catalog.venue n where n.id = v_id and x.id = n.policy_id and p ->> 'policy' <> '';
  update catalog.price_list x set name = p ->> 'price_list' from catalog.venue n where n.id = v_id and x.id = n.price_list_id and p ->> 'price_list' <> '';
  return v_id;
exception
  when sqlstate 'VD001' then
    get stacked diagnostics v_detail = pg_exception_detail;
    perform base.refuse(sqlerrm, jsonb_build_object('path', p_path) || v_detail::jsonb);
  when data_exception then perform base.refuse('request_malformed', jsonb_build_object('path', p_path));
end $$;
comment on function catalog.import_head(jsonb, text) is 'The venue itself from its object in a catalogue file; its first policy and price list take the names the file gives them.';
