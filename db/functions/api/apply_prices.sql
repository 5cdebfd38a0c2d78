create or replace function api.apply_prices(p_request uuid, p_venue bigint, p_version bigint, p_from date, p_most int) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_content jsonb := jsonb_build_object('venue', p_venue, 'version', p_version, 'from', p_from, 'most', p_most);
  v_answer jsonb;
  v_detail text;
begin
  perform operators.enter(p_venue, 'administrator');
  v_answer := base.request_seen(p_request, 'apply_prices', v_content);
  if v_answer is null then
    if not exists (select from catalog.price_version v where v.id = p_version and v.venue_id = p_venue) then
      perform base.refuse('reference_unknown', jsonb_build_object('field', 'version', 'kind', 'price_list', 'id', p_version, 'fault', 'missing'));
    end if;
    if p_from is null then perform base.refuse('date_invalid', jsonb_build_object('field', 'from', 'typed', '')); end if;
    v_answer := catalog.apply_prices(base.now(), p_venue, p_version, p_from, least(greatest(coalesce(p_most, 5000), 1), 50000)) || jsonb_build_object('venue_id', p_venue);
    perform audit.write(p_venue, 'apply_prices', null, null, v_content || v_answer);
    perform events.publish(p_venue, 'slots', '{}');
    perform base.request_done(p_request, 'apply_prices', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'apply_prices', sqlstate, sqlerrm, v_detail, v_content);
end $$;
comment on function api.apply_prices(uuid, bigint, bigint, date, int) is 'Administrator: gives the next slots to come from a business date on a price version, at most p_most at a time; answers how many changed and how many are left. Orders keep what they were sold for.';
