create or replace function api.terminal_keys(p_venue bigint) returns table(key_id bytea, public_key bytea, revoked boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead', 'administrator');
  return query select k.key_id, k.public_key, k.revoked from checkin.organization_keys(p_venue) k;
end $$;
comment on function api.terminal_keys(bigint) is 'Door and desk: the public keys the organization''s tickets are signed with, revoked ones too; a sister venue''s ticket is genuine and told as such.';
