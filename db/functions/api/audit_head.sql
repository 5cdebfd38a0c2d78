create or replace function api.audit_head(p_venue bigint) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance', 'administrator', 'auditor');
  return audit.head();
end $$;
comment on function api.audit_head(bigint) is 'The audit''s last seal as reports print it ("128:5f3a…"), or null. A printed one still proves the chain when somebody has cut its end off.';
