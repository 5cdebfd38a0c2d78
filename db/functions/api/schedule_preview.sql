create or replace function api.schedule_preview(p_request jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter((p_request ->> 'venue')::bigint, 'administrator');
  return schedule.summary((p_request ->> 'venue')::bigint, p_request);
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.schedule_preview(jsonb) is 'Administrator: what the generator would add, finds already there, or finds in conflict. Writes nothing.';
