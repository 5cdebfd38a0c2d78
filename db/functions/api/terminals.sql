create or replace function api.terminals(p_venue bigint)
returns table(id bigint, name text, key_id bytea, registered_by text, registered_at timestamptz, last_seen_at timestamptz, revoked_by text, revoked_at timestamptz, revoke_reason text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return query
    select t.id, t.name, t.key_id, coalesce(r.display_name, t.registered_by::text), t.registered_at, t.last_seen_at, coalesce(x.display_name, t.revoked_by::text), t.revoked_at, t.revoke_reason
      from operators.terminal t left join operators.operator r on r.login = t.registered_by left join operators.operator x on x.login = t.revoked_by
     where t.venue_id = p_venue order by t.revoked_at is not null, t.name, t.id;
end $$;
comment on function api.terminals(bigint) is 'Administrator, auditor: the terminals whose tickets the venue knows, revoked ones last.';
