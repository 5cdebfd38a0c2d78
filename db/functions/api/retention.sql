create or replace function api.retention(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return coalesce((select jsonb_build_object('version', r.version, 'keep_days', r.keep_days) from customers.retention_version r where r.venue_id = p_venue order by r.version desc limit 1),
    '{"version": 0, "keep_days": null}');
end $$;
comment on function api.retention(bigint) is 'Administrator, auditor: how many days customers are kept after their last business; null: for good.';
