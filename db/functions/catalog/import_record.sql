create or replace function catalog.import_record(p_venue bigint, p_kind text, p jsonb, p_path text) returns bigint
language plpgsql as $$
declare
  v jsonb;
  v_detail text;
  v_rules jsonb := '[]';
  r jsonb;
begin
  if p_kind = 'price_list' and jsonb_typeof(p -> 'rules') = 'array' then
    for r in select x from jsonb_array_elements(p -> 'rules') x loop
      begin
        v_rules := v_rules || catalog.unname(p_venue, r, catalog.file_fields('rule'));
      exception when sqlstate 'VD001' then
        get stacked diagnostics v_detail = pg_exception_detail;
        perform base.refuse(sqlerrm, v_detail::jsonb || jsonb_build_object('field', 'rules', 'row', jsonb_array_length(v_rules), 'part', v_detail::jsonb ->> 'field'));
      end;
    end loop;
  end if;
  v := catalog.unname(p_venue, p, catalog.file_fields(p_kind));
  if p_kind = 'calendar' then return schedule.save_calendar(p_venue, v); end if;
  if p_kind = 'template' then return schedule.save_template(p_venue, catalog.unname_template(p_venue, v)); end if;
  if p_kind = 'price_list' then v := v || jsonb_build_object('rules', v_rules); end if;
  if p_kind = 'space' then v := v - array['parts', 'stock_of', 'seats']; end if;
  -- A new venue has a first policy and price list; those of the same name take their place.
  v := v || case p_kind
    when 'policy' then coalesce((select jsonb_build_object('id', x.id, 'version', (select max(n.version) from catalog.policy_version n where n.policy_id = x.id)) from catalog.policy x where x.venue_id = p_venue and x.name = p ->> 'name'), '{}')
    when 'price_list' then coalesce((select jsonb_build_object('id', x.id, 'version', (select max(n.version) from catalog.price_version n where n.price_list_id = x.id)) from catalog.price_list x where x.venue_id = p_venue and x.name = p ->> 'name'), '{}')
    else '{}' end;
  return catalog.save_record(p_venue, p_kind, v);
exception
  when sqlstate 'VD001' then
    get stacked diagnostics v_detail = pg_exception_detail;
    perform base.refuse(sqlerrm, v_detail::jsonb || jsonb_build_object('path', p_path));
  when data_exception then
    perform base.refuse('request_malformed', jsonb_build_object('path', p_path));
  when unique_violation then
    perform base.refuse('name_taken', jsonb_build_object('path', p_path, 'field', 'name', 'name', p ->> 'name'));
end $$;
comment on function catalog.import_record(bigint, text, jsonb, text) is 'Makes one record of a catalogue file; a refusal carries the path to it in the file.';
