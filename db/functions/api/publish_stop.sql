create or replace function api.publish_stop(p_request uuid, p_venue bigint, p_spaces bigint[], p_from timestamptz, p_until timestamptz, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, to_jsonb(p_spaces), p_from, p_until, p_reason);
  v_answer jsonb;
  v_detail text;
begin
  perform operators.enter(p_venue, 'desk_lead');
  v_answer := base.request_seen(p_request, 'publish_stop', v_content);
  if v_answer is null then
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until <= p_from or p_until - p_from > interval '400 days' or coalesce(cardinality(p_spaces), 0) not between 1 and 2000
       or exists (select from unnest(p_spaces) x left join catalog.space s on s.id = x and s.venue_id = p_venue where s.id is null) then
      perform base.refuse('range_invalid');
    end if;
    v_answer := inventory.publish_stop(v_now, p_venue, p_spaces, p_from, p_until, p_reason, null);
    perform audit.write(p_venue, 'publish_stop', null, null, v_answer || jsonb_build_object('reason', p_reason, 'from', p_from, 'until', p_until, 'spaces', to_jsonb(p_spaces)));
    perform base.request_done(p_request, 'publish_stop', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'publish_stop', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.publish_stop(uuid, bigint, bigint[], timestamptz, timestamptz, text) is 'Lead: closes the spaces'' slots of a time range in one transaction and lists the orders hit; work_stop then takes them one by one.';
