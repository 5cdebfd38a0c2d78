create or replace function api.save_seat_map(p_request uuid, p_map jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_space bigint := (p_map ->> 'space_id')::bigint;
  v_venue bigint := (select s.venue_id from catalog.space s where s.id = v_space);
  v_answer jsonb;
  v_detail text;
begin
  perform operators.enter(v_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'save_seat_map', p_map);
  if v_answer is null then
    perform inventory.save_seats(base.now(), v_venue, v_space, (p_map ->> 'version')::int, coalesce(p_map -> 'seats', '[]'));
    v_answer := inventory.seat_rows(v_space);
    perform audit.write(v_venue, 'save_seat_map', null, null, jsonb_build_object('space', v_space, 'version', v_answer -> 'version', 'places', jsonb_array_length(v_answer -> 'seats')));
    perform events.publish(v_venue, 'catalog', array[v_space]);
    perform base.request_done(p_request, 'save_seat_map', p_map, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'save_seat_map', sqlstate, sqlerrm, v_detail, jsonb_build_object('space', v_space));
end $$;
comment on function api.save_seat_map(uuid, jsonb) is 'Administrator: saves the whole seat plan of a quota space {space_id, version, seats[{id, block, row, number, x, y, category, unavailable}]}.';
