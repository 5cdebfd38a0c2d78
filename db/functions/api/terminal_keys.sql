create or replace function api.terminal_keys(p_venue bigint) returns table(key_id bytea, public_key bytea, revoked boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead', 'administrator');
  return query select t.key_id, t.public_key, t.revoked_at is not null from operators.terminal t where t.venue_id = p_venue;
end $$;
comment on function api.terminal_keys(bigint) is 'Door and desk: the public keys tickets of this venue are signed with, revoked ones too.';
