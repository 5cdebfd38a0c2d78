create or replace function api.poster(p_activity bigint) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare a catalog.activity;
begin
  select * into a from catalog.activity x where x.id = p_activity;
  perform operators.enter(a.venue_id, 'administrator', 'auditor', 'front_desk', 'desk_lead');
  return replace(encode(a.poster, 'base64'), E'\n', '');
end $$;
comment on function api.poster(bigint) is 'The poster of an activity, a JPEG in base64; null where there is none.';
