create or replace function catalog.policy_fields(v catalog.policy_version) returns jsonb
language sql stable as $$
  select to_jsonb(v) - array['id', 'venue_id', 'policy_id', 'version', 'created_by', 'created_at'];
$$;
comment on function catalog.policy_fields(catalog.policy_version) is 'The rules of a policy version, without its place and its history.';
