create or replace function api.stop_preview(p_venue bigint, p_spaces bigint[], p_from timestamptz, p_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'desk_lead');
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until <= p_from or p_until - p_from > interval '400 days' or coalesce(cardinality(p_spaces), 0) not between 1 and 2000 then
    perform base.refuse('range_invalid');
  end if;
  return inventory.stop_hits(p_venue, p_spaces, p_from, p_until, null);
end $$;
comment on function api.stop_preview(bigint, bigint[], timestamptz, timestamptz) is 'Lead: what a stop would hit: slots, orders with amounts (the first 1,000 listed). Writes nothing.';
