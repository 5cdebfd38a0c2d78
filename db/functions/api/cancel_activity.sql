create or replace function api.cancel_activity(p_request uuid, p_activity bigint, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_venue bigint := (select a.venue_id from catalog.activity a where a.id = p_activity);
  v_content jsonb := jsonb_build_array(p_activity, p_reason);
  v_answer jsonb;
  v record;
  v_detail text;
begin
  if v_venue is null then perform base.refuse('unknown_activity', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'administrator', 'desk_lead');
  perform pg_advisory_xact_lock(base.lock_key(3, v_venue));
  v_answer := base.request_seen(p_request, 'cancel_activity', v_content);
  if v_answer is null then
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    update catalog.activity a set state = 'cancelled' where a.id = p_activity and a.state <> 'cancelled';
    if not found then perform base.refuse('activity_state_same', jsonb_build_object('state', 'cancelled', 'fault', 'conflict')); end if;
    select * into v from catalog.activity_stop(v_now, p_activity);
    v_answer := case when v.until_at is null then jsonb_build_object('stop', 0, 'slots', 0, 'orders', 0)
                     else inventory.publish_stop(v_now, v_venue, v.spaces, v_now, v.until_at, p_reason, p_activity) end;
    perform audit.write(v_venue, 'cancel_activity', null, null, v_answer || jsonb_build_object('activity', p_activity, 'reason', p_reason));
    perform events.publish(v_venue, 'catalog', array[p_activity]);
    perform base.request_done(p_request, 'cancel_activity', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'cancel_activity', sqlstate, sqlerrm, v_detail, jsonb_build_object('activity', p_activity));
end $$;
comment on function api.cancel_activity(uuid, bigint, text) is 'Administrator, lead: cancels an activity for good by a stop over its slots to come; leads and the service then work the stop''s orders.';
