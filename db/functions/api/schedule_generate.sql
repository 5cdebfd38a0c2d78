create or replace function api.schedule_generate(p_request_id uuid, p_request jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint;
  v_answer jsonb;
  v_added bigint;
  v_detail text;
begin
  v_venue := (p_request ->> 'venue')::bigint;
  perform operators.enter(v_venue, 'administrator');
  -- One generator of a venue at a time: two would not see each other's overlaps.
  perform pg_advisory_xact_lock(base.lock_key(3, v_venue));
  v_answer := base.request_seen(p_request_id, 'schedule_generate', p_request);
  if v_answer is null then
    if char_length(coalesce(p_request ->> 'label', '')) > 120 then perform base.refuse('text_too_long', jsonb_build_object('field', 'label', 'most', 120)); end if;
    v_answer := schedule.summary(v_venue, p_request);
    insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, label, capacity, price_version_id)
      select v_venue, j.space_id, j.kind_rank, j.business_date, j.starts_at, j.ends_at, coalesce(p_request ->> 'label', ''), j.capacity, catalog.current_price_version(v_venue)
        from schedule.judged(v_venue, p_request) j where j.outcome = 'add' order by j.space_id, j.starts_at
      on conflict (space_id, starts_at, ends_at) do nothing;
    get diagnostics v_added = row_count;
    insert into schedule.generation(venue_id, request, added, existing, conflicts)
      values (v_venue, p_request, v_added, (v_answer ->> 'existing')::int, (v_answer ->> 'conflicts')::int);
    perform audit.write(v_venue, 'schedule_generate', null, null, p_request || jsonb_build_object('added', v_added));
    perform events.publish(v_venue, 'catalog', array[v_venue]);
    perform base.request_done(p_request_id, 'schedule_generate', p_request, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'schedule_generate', sqlstate, sqlerrm, v_detail, p_request);
end $$;
comment on function api.schedule_generate(uuid, jsonb) is 'Administrator: adds what is missing, touches nothing that is there; the same run again adds nothing.';
