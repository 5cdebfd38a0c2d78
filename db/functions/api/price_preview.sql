create or replace function api.price_preview(p_venue bigint, p_version bigint, p_space bigint, p_date date, p_time time) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return catalog.price_preview(p_venue, p_version, p_space, p_date, p_time);
end $$;
comment on function api.price_preview(bigint, bigint, bigint, date, time) is 'Administrator: what each ticket type of a space costs at a time by a price version, and the rule that says so; beside it what is asked now where a slot begins then. Decided by the same function that sells.';
