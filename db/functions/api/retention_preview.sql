create or replace function api.retention_preview(p_venue bigint, p_days int) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  if p_days not between 30 and 36500 then perform base.refuse('keep_days_invalid', jsonb_build_object('least', 30, 'most', 36500)); end if;
  return customers.retention_count(base.now(), p_venue, p_days);
end $$;
comment on function api.retention_preview(bigint, int) is 'Administrator, auditor: how many of the venue''s customers and documents would be forgotten now if they were kept so many days; null: for good, so none.';
