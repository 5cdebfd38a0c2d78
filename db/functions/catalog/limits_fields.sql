create or replace function catalog.limits_fields(v catalog.limits_version) returns jsonb
language sql stable as $$
  select to_jsonb(v) - array['id', 'venue_id', 'version', 'created_by', 'created_at'];
$$;
comment on function catalog.limits_fields(catalog.limits_version) is 'The limits of a version, without its place and its history.';
