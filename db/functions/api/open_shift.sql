create or replace function api.open_shift(p_request uuid, p_venue bigint, p_float_minor bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_float_minor); v_answer jsonb; v_id bigint; v_detail text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  v_answer := base.request_seen(p_request, 'open_shift', v_content);
  if v_answer is null then
    if p_float_minor is null or p_float_minor not between 0 and 99999999999 then perform base.refuse('amount_invalid'); end if;
    insert into finance.shift(venue_id, terminal, opened_at, float_minor) values (p_venue, left(current_setting('application_name'), 120), base.now(), p_float_minor)
      returning id into v_id;
    v_answer := jsonb_build_object('shift', v_id);
    perform audit.write(p_venue, 'open_shift', null, null, jsonb_build_object('shift', v_id, 'float_minor', p_float_minor));
    perform events.publish(p_venue, 'shift', array[v_id]);
    perform base.request_done(p_request, 'open_shift', v_content, v_answer);
  end if;
  return (true, null, null, finance.shift_json((v_answer ->> 'shift')::bigint))::api.outcome;
exception
  when sqlstate 'VD000' then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'open_shift', sqlstate, sqlerrm, v_detail, '{}');
  when unique_violation or check_violation then
    return audit.refused(p_venue, 'open_shift', 'VD001', 'shift_open', '{"fault":"conflict"}', '{}');
end $$;
comment on function api.open_shift(uuid, bigint, bigint) is 'Front desk: opens a shift at this terminal with a float; two shifts at one desk are impossible.';
