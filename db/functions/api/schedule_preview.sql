create or replace function api.schedule_preview(p_request jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint;
begin
  v_venue := (p_request ->> 'venue')::bigint;
  perform operators.enter(v_venue, 'administrator');
  perform schedule.check_request(v_venue, p_request);
  return schedule.summary(base.now(), v_venue, p_request);
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.schedule_preview(jsonb) is 'Administrator: what the generator would add, take back, change, leave, or finds in conflict. Writes nothing.';
