create or replace function catalog.import_venue(p jsonb, p_path text) returns bigint
language plpgsql as $$
declare
  v_id bigint;
  v_ids bigint[];
  v_parts jsonb;
  v_detail text;
begin
  v_id := catalog.import_head(p, p_path);
  perform catalog.import_list(v_id, 'policy', p, 'policies', p_path);
  perform catalog.import_list(v_id, 'category', p, 'categories', p_path);
  v_ids := catalog.import_list(v_id, 'space', p, 'spaces', p_path);
  for n in 1 .. cardinality(v_ids) loop
    v_parts := p -> 'spaces' -> (n - 1) -> 'parts';
    begin
      if coalesce(p -> 'spaces' -> (n - 1) -> 'seats', 'null') not in ('null', '[]') then perform inventory.save_seats(base.now(), v_id, v_ids[n], 0, p -> 'spaces' -> (n - 1) -> 'seats'); end if;
      if p -> 'spaces' -> (n - 1) ->> 'stock_of' is not null then
        perform catalog.save_parts(v_id, v_ids[n], jsonb_build_object('stock_of', coalesce((select s.id from catalog.space s where s.venue_id = v_id and s.name = p -> 'spaces' -> (n - 1) ->> 'stock_of'), -1)));
      end if;
    exception
      when sqlstate 'VD000' then
        get stacked diagnostics v_detail = pg_exception_detail;
        perform base.refuse(sqlerrm, jsonb_build_object('field', 'seats') || v_detail::jsonb || jsonb_build_object('path', p_path || '/spaces/' || n - 1));
      when data_exception or invalid_parameter_value then
        perform base.refuse('request_malformed', jsonb_build_object('path', p_path || '/spaces/' || n - 1, 'field', 'seats'));
    end;
    update catalog.space s set retired = true where s.id = v_ids[n] and catalog.yes_of(p -> 'spaces' -> (n - 1), 'retired', false);
    continue when v_parts is null or v_parts in ('null', '[]');
    begin
      -- A name that is no space of the file becomes 0, which is no space either.
      perform catalog.save_parts(v_id, v_ids[n], jsonb_build_object('parts', array(
        select coalesce((select s.id from catalog.space s where s.venue_id = v_id and s.name = x), 0) from jsonb_array_elements_text(v_parts) x)));
    exception when sqlstate 'VD001' or data_exception then
      perform base.refuse('parts_invalid', jsonb_build_object('path', p_path || '/spaces/' || n - 1, 'field', 'parts'));
    end;
  end loop;
  perform catalog.import_list(v_id, 'ticket_type', p, 'ticket_types', p_path);
  perform catalog.import_list(v_id, 'price_list', p, 'price_lists', p_path);
  if coalesce(p -> 'limits', 'null') <> 'null' then perform catalog.import_record(v_id, 'limits', p -> 'limits', p_path || '/limits'); end if;
  perform catalog.import_list(v_id, 'activity', p, 'activities', p_path);
  perform catalog.import_list(v_id, 'calendar', p, 'calendars', p_path);
  perform catalog.import_list(v_id, 'template', p, 'templates', p_path);
  begin
    update catalog.venue v set policy_id = coalesce((x.r ->> 'policy_id')::bigint, v.policy_id), price_list_id = coalesce((x.r ->> 'price_list_id')::bigint, v.price_list_id)
      from (select catalog.unname(v_id, p, catalog.file_fields('venue')) as r) x where v.id = v_id;
  exception when sqlstate 'VD001' then
    get stacked diagnostics v_detail = pg_exception_detail;
    perform base.refuse(sqlerrm, v_detail::jsonb || jsonb_build_object('path', p_path));
  end;
  return v_id;
end $$;
comment on function catalog.import_venue(jsonb, text) is 'Makes a venue from its object in a catalogue file.';
