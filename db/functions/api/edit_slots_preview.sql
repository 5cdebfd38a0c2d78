create or replace function api.edit_slots_preview(p_request jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint;
begin
  v_venue := (p_request ->> 'venue')::bigint;
  perform operators.enter(v_venue, 'administrator');
  perform schedule.edit_check(v_venue, p_request);
  return schedule.edit_summary(base.now(), v_venue, p_request);
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.edit_slots_preview(jsonb) is 'Administrator: what a bulk edit of slots would change, leave and why. Writes nothing.';
