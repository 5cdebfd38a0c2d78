create or replace function api.merge_preview(p_venue bigint, p_keep bigint, p_merge bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'desk_lead');
  perform customers.check_merge(p_venue, p_keep, p_merge);
  return customers.merge_facts(p_keep, p_merge);
end $$;
comment on function api.merge_preview(bigint, bigint, bigint) is 'Lead: what merging the second profile into the first would move, in numbers, and a booking that stands in its way.';
