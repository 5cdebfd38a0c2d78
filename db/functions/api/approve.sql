create or replace function api.approve(p_request uuid, p_venue bigint, p_asked_by text, p_action text, p_subject jsonb, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, p_asked_by, p_action, p_subject, p_reason);
  v_role text := operators.approval_role(p_action);
  v_order bigint;
  v_answer jsonb;
  v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  if v_role is null then perform base.refuse('approval_action_unknown', jsonb_build_object('action', left(p_action, 60))); end if;
  v_answer := base.request_seen(p_request, 'approve', v_content);
  if v_answer is null then
    if p_subject is null or jsonb_typeof(p_subject) <> 'object' or char_length(p_subject::text) > 100000 then perform base.refuse('request_malformed'); end if;
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    if not exists (select from operators.operator_venue v join operators.operator o on o.login = v.login where v.login = p_asked_by and v.venue_id = p_venue and v.active and not o.disabled) then
      perform base.refuse('unknown_operator', jsonb_build_object('login', left(p_asked_by, 63), 'fault', 'missing'));
    end if;
    if p_asked_by = session_user and not (select v.one_person from catalog.venue v where v.id = p_venue) then perform base.refuse('approval_own', jsonb_build_object('fault', 'denied')); end if;
    v_order := (p_subject ->> 'order')::bigint;
    if v_order is not null and not exists (select from orders.order o where o.id = v_order and o.venue_id = p_venue) then
      perform base.refuse('unknown_order', jsonb_build_object('order', v_order, 'fault', 'missing'));
    end if;
    insert into operators.approval(venue_id, action, subject, subject_hash, asked_by, reason, approved_at, expires_at)
      values (p_venue, p_action, p_subject, sha256(convert_to(p_subject::text, 'UTF8')), p_asked_by, btrim(p_reason), v_now, v_now + interval '5 min')
      returning jsonb_build_object('approval', id, 'expires_at', expires_at) into v_answer;
    perform audit.write(p_venue, 'approve', v_order, null, v_answer || jsonb_build_object('action', p_action, 'subject', p_subject, 'asked_by', p_asked_by, 'reason', p_reason));
    perform base.request_done(p_request, 'approve', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'approve', sqlstate, sqlerrm, v_detail, jsonb_build_object('action', left(p_action, 60), 'asked_by', left(p_asked_by, 63)));
end $$;
comment on function api.approve(uuid, bigint, text, text, jsonb, text) is 'Lead: signs one action of another person, on a connection of the lead''s own: action and subject as approval_needed gave them. data {approval, expires_at}: valid once, for 5 minutes, for that person. Nobody approves what he asked for himself, except in a one-person venue.';
