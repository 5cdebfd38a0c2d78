create or replace function inventory.document_versions(p_venue bigint) returns int[]
language plpgsql as $$
declare v_organization bigint := operators.organization_of(p_venue);
begin
  -- Against a rotation that begins or ends at this moment; what follows reads afresh.
  perform 1 from operators.organization o where o.id = v_organization for share;
  return array(select k.version from operators.document_key k where k.organization_id = v_organization and k.retired_at is null order by k.version);
end $$;
comment on function inventory.document_versions(bigint) is 'The document keys in use, which stay so until the transaction ends: each new document needs its hash under every one of them.';
