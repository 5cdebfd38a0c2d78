create or replace function api.activities(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'desk_lead', 'auditor');
  return catalog.activity_rows(base.now(), p_venue);
end $$;
comment on function api.activities(bigint) is 'Administrator, lead, auditor: the activities of a venue, their state and the figures of their slots to come.';
