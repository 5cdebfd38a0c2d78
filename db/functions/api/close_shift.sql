create or replace function api.close_shift(p_request uuid, p_shift bigint, p_counted_minor bigint, p_pieces jsonb default '[]') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_shift, p_counted_minor, p_pieces); v_venue bigint; v_detail text;
begin
  select s.venue_id into v_venue from finance.shift s where s.id = p_shift for no key update;
  if not found then perform base.refuse('shift_not_open', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'close_shift', v_content) is null then
    if p_counted_minor is null or p_counted_minor not between 0 and 99999999999 then perform base.refuse('amount_invalid'); end if;
    perform finance.check_pieces(p_pieces, p_counted_minor);
    update finance.shift s set closed_at = base.now(), closed_by = session_user, counted_minor = p_counted_minor, pieces = p_pieces,
           expected_minor = (finance.shift_json(s.id) ->> 'expected_minor')::bigint
     where s.id = p_shift and s.closed_at is null and (s.operator = session_user or pg_has_role(session_user, 'vd_desk_lead', 'member'));
    if not found then perform base.refuse('shift_not_open', jsonb_build_object('fault', 'conflict')); end if;
    perform audit.write(v_venue, 'close_shift', null, null, finance.shift_json(p_shift));
    perform events.publish(v_venue, 'shift', array[p_shift]);
    perform base.request_done(p_request, 'close_shift', v_content, jsonb_build_object('shift', p_shift));
  end if;
  return (true, null, null, finance.shift_json(p_shift))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'close_shift', sqlstate, sqlerrm, v_detail, jsonb_build_object('shift', p_shift));
end $$;
comment on function api.close_shift(uuid, bigint, bigint, jsonb) is 'Front desk: closes one''s shift (a lead any) with the counted cash, piece by piece [{value_minor, pieces}] or as a sum only; the difference is kept for ever.';
