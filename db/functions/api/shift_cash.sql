create or replace function api.shift_cash(p_request uuid, p_shift bigint, p_change_minor bigint, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_shift, p_change_minor, p_reason); s finance.shift; v_expected bigint; v_detail text;
begin
  select * into s from finance.shift x where x.id = p_shift for no key update;
  if not found then perform base.refuse('shift_not_open', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(s.venue_id, 'front_desk', 'desk_lead');
  if base.request_seen(p_request, 'shift_cash', v_content) is null then
    if s.closed_at is not null or (s.operator <> session_user and not pg_has_role(session_user, 'vd_desk_lead', 'member')) then
      perform base.refuse('shift_not_open', jsonb_build_object('fault', 'conflict'));
    end if;
    if p_change_minor is null or p_change_minor = 0 or abs(p_change_minor) > 99999999999 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', p_change_minor)); end if;
    if btrim(coalesce(p_reason, '')) = '' then perform base.refuse('reason_required'); end if;
    if char_length(btrim(p_reason)) > 400 then perform base.refuse('text_too_long', jsonb_build_object('field', 'reason', 'most', 400)); end if;
    v_expected := (finance.shift_json(p_shift) ->> 'expected_minor')::bigint;
    if v_expected + p_change_minor < 0 then
      perform base.refuse('drawer_too_low', jsonb_build_object('expected_minor', v_expected, 'asked_minor', -p_change_minor, 'currency', (select v.currency from catalog.venue v where v.id = s.venue_id)));
    end if;
    insert into finance.cash_movement(venue_id, shift_id, amount_minor, reason, at) values (s.venue_id, p_shift, p_change_minor, btrim(p_reason), base.now());
    perform audit.write(s.venue_id, 'shift_cash', null, null, jsonb_build_object('shift', p_shift, 'amount_minor', p_change_minor, 'reason', btrim(p_reason)));
    perform events.publish(s.venue_id, 'shift', array[p_shift]);
    perform base.request_done(p_request, 'shift_cash', v_content, jsonb_build_object('shift', p_shift));
  end if;
  return (true, null, null, finance.shift_json(p_shift))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(s.venue_id, 'shift_cash', sqlstate, sqlerrm, v_detail, jsonb_build_object('shift', p_shift));
end $$;
comment on function api.shift_cash(uuid, bigint, bigint, text) is 'Front desk: puts cash into one''s drawer (positive) or takes it out (negative, never more than is in it), with the reason; a lead in any drawer.';
