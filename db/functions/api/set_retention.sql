create or replace function api.set_retention(p_request uuid, p_venue bigint, p_days int) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_days); v_answer jsonb; v_detail text;
begin
  perform operators.enter(p_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'set_retention', v_content);
  if v_answer is null then
    if p_days not between 30 and 36500 then perform base.refuse('keep_days_invalid', jsonb_build_object('least', 30, 'most', 36500)); end if;
    insert into customers.retention_version(venue_id, version, keep_days)
      select p_venue, coalesce(max(r.version), 0) + 1, p_days from customers.retention_version r where r.venue_id = p_venue
      returning jsonb_build_object('version', version, 'keep_days', keep_days) into v_answer;
    perform base.request_done(p_request, 'set_retention', v_content, v_answer);
    perform audit.write(p_venue, 'set_retention', null, null, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'set_retention', sqlstate, sqlerrm, v_detail, jsonb_build_object('days', p_days));
  when unique_violation then
    return audit.refused(p_venue, 'set_retention', 'VD001', 'stale', '{"fault": "conflict"}', jsonb_build_object('days', p_days));
end $$;
comment on function api.set_retention(uuid, bigint, int) is 'Administrator: how many days after their last business customers of the venue are kept (30 to 36,500); null: for good.';
