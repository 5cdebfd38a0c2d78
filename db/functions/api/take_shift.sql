create or replace function api.take_shift(p_request uuid, p_shift bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_shift); s finance.shift; v_here text := left(current_setting('application_name'), 120); v_detail text;
begin
  select * into s from finance.shift x where x.id = p_shift for no key update;
  if not found then perform base.refuse('shift_not_open', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(s.venue_id, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'take_shift', v_content) is null then
    if s.closed_at is not null or (s.operator <> session_user and not pg_has_role(session_user, 'vd_desk_lead', 'member')) then
      perform base.refuse('shift_not_open', jsonb_build_object('fault', 'conflict'));
    end if;
    if s.operator <> session_user or s.terminal <> v_here then
      update finance.shift x set terminal = v_here, operator = session_user where x.id = p_shift;
      insert into finance.shift_handover(venue_id, shift_id, from_terminal, from_operator, to_terminal, at)
        values (s.venue_id, p_shift, s.terminal, s.operator, v_here, base.now());
      perform audit.write(s.venue_id, 'take_shift', null, null, jsonb_build_object('shift', p_shift, 'from_terminal', s.terminal, 'from_operator', s.operator, 'to_terminal', v_here));
      perform events.publish(s.venue_id, 'shift', array[p_shift]);
    end if;
    perform base.request_done(p_request, 'take_shift', v_content, jsonb_build_object('shift', p_shift));
  end if;
  return (true, null, null, finance.shift_json(p_shift))::api.outcome;
exception
  when sqlstate 'VD000' then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(s.venue_id, 'take_shift', sqlstate, sqlerrm, v_detail, jsonb_build_object('shift', p_shift));
  when unique_violation then
    return audit.refused(s.venue_id, 'take_shift', 'VD001', 'shift_open', '{"fault":"conflict"}', jsonb_build_object('shift', p_shift));
end $$;
comment on function api.take_shift(uuid, bigint) is 'Front desk: goes on with one''s open shift at this desk, when the desk it was opened at is gone; a lead takes over anybody''s, which is then the lead''s. Refused while another shift is open here.';
