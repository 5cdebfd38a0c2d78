create or replace function api.save_venue(p_request uuid, p_venue jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_id bigint;
  v_name text := btrim(coalesce(p_venue ->> 'name', ''));
  v_answer jsonb;
  v_detail text;
begin
  v_id := nullif((p_venue ->> 'id')::bigint, 0);
  if v_id is not null then
    perform operators.enter(v_id, 'administrator');
  else
    perform operators.enter((select min(o.venue_id) from operators.operator_venue o where o.login = session_user), 'administrator');
  end if;
  v_answer := base.request_seen(p_request, 'save_venue', p_venue);
  if v_answer is null then
    if v_name = '' then perform base.refuse('name_required'); end if;
    if char_length(v_name) > 200 then perform base.refuse('name_too_long', jsonb_build_object('length', char_length(v_name), 'most', 200)); end if;
    if not exists (select from pg_timezone_names z where z.name = p_venue ->> 'zone') then
      perform base.refuse('zone_unknown', jsonb_build_object('zone', p_venue ->> 'zone'));
    end if;
    if coalesce(p_venue ->> 'currency', '') !~ '^[A-Z]{3}$' then perform base.refuse('currency_invalid', jsonb_build_object('currency', p_venue ->> 'currency')); end if;
    if coalesce(p_venue ->> 'region', '') !~ '^[A-Z]{2}$' then perform base.refuse('region_invalid', jsonb_build_object('region', p_venue ->> 'region')); end if;
    if coalesce((p_venue ->> 'hold_minutes')::int, 0) not between 1 and 1440 then perform base.refuse('hold_minutes_invalid'); end if;
    if (p_venue ->> 'one_person')::boolean and v_id is not null
       and exists (select from catalog.venue v where v.id = v_id and not v.one_person) then
      perform operators.check_one_person(v_id);
    end if;
    if v_id is null then
      v_id := catalog.create_venue(v_name, p_venue ->> 'zone', p_venue ->> 'currency', p_venue ->> 'region', (p_venue ->> 'hold_minutes')::int);
      update catalog.venue v set one_person = true where v.id = v_id and (p_venue ->> 'one_person')::boolean;
    else
      update catalog.venue v set name = v_name, zone = p_venue ->> 'zone', currency = p_venue ->> 'currency', region = p_venue ->> 'region',
             hold_minutes = (p_venue ->> 'hold_minutes')::int, one_person = coalesce((p_venue ->> 'one_person')::boolean, v.one_person), version = v.version + 1
       where v.id = v_id and v.version = (p_venue ->> 'version')::int
         and (v.currency = p_venue ->> 'currency' or not exists (select from orders.order o where o.venue_id = v_id));
      if not found then
        if exists (select from catalog.venue v where v.id = v_id and v.version = (p_venue ->> 'version')::int) then perform base.refuse('currency_in_use'); end if;
        perform base.refuse('stale', jsonb_build_object('fault', 'conflict'));
      end if;
    end if;
    v_answer := (select to_jsonb(x) from api.venues() x where x.id = v_id);
    perform audit.write(v_id, 'save_venue', null, null, p_venue);
    perform events.publish(v_id, 'catalog', array[v_id]);
    perform base.request_done(p_request, 'save_venue', p_venue, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_id, 'save_venue', sqlstate, sqlerrm, v_detail, p_venue);
end $$;
comment on function api.save_venue(uuid, jsonb) is 'Administrator: creates (id 0) or changes a venue; version guards against overwriting another''s change. The currency stays once there are orders; two-person rules go off (one_person) only where the caller is the only administrator.';
