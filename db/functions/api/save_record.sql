create or replace function api.save_record(p_request uuid, p_venue bigint, p_kind text, p_record jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_venue bigint := p_venue;
  v_id bigint;
  v_answer jsonb;
  v_content jsonb;
  v_subject jsonb;
  v_detail text;
begin
  -- A venue is changed by its own administrators; a new one is made by those of the venue they stand in.
  if p_kind = 'venue' then v_venue := coalesce(nullif((p_record ->> 'id')::bigint, 0), p_venue); end if;
  perform operators.enter(v_venue, 'administrator');
  if p_kind is null or p_kind not in ('organization', 'venue', 'category', 'space', 'ticket_type', 'activity', 'policy', 'price_list', 'limits') then perform base.refuse('request_malformed'); end if;
  v_content := jsonb_build_object('venue', p_venue, 'kind', p_kind, 'record', p_record);
  -- The audit names a picture, it does not keep it.
  v_subject := jsonb_build_object('kind', p_kind, 'record', case when p_record ->> 'poster' is not null then p_record || jsonb_build_object('poster', length(p_record ->> 'poster')) else p_record end);
  v_answer := base.request_seen(p_request, 'save_record', v_content);
  if v_answer is null then
    v_id := catalog.save_record(v_venue, p_kind, p_record);
    v_answer := (select r || jsonb_build_object('venue_id', v_venue) from catalog.records(case p_kind when 'venue' then v_id else v_venue end, p_kind) r where (r ->> 'id')::bigint = v_id);
    perform audit.write(v_venue, 'save_record', null, null, v_subject || jsonb_build_object('id', v_id));
    perform events.publish(v_venue, 'catalog', array[v_id]);
    perform base.request_done(p_request, 'save_record', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(v_venue, 'save_record', sqlstate, sqlerrm, v_detail, v_subject);
  when unique_violation then
    return audit.refused(v_venue, 'save_record', 'VD001', 'name_taken', jsonb_build_object('field', 'name', 'name', p_record ->> 'name')::text, v_subject);
end $$;
comment on function api.save_record(uuid, bigint, text, jsonb) is 'Administrator: creates (id 0) or changes a record of the catalogue (organization, venue, category, space, ticket_type, activity, policy, price_list, limits); its version must be the stored one, and it answers what is stored now.';
