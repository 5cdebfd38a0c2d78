create or replace function api.spaces(p_venue bigint, p_with_retired boolean) returns table(id bigint, venue_id bigint, category_id bigint, category_name text, name text, kind text,
  max_capacity int, buffer_before_minutes int, buffer_after_minutes int, entry_before_minutes int, real_name boolean, one_live_order boolean, "position" int,
  retired boolean, version int)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.* from catalog.space_rows(p_venue) r where p_with_retired or not r.retired;
$$;
comment on function api.spaces(bigint, boolean) is 'The spaces of a venue in board order; retired ones only when asked for.';
