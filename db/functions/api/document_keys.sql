create or replace function api.document_keys(p_venue bigint, p_key_id bytea) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_organization bigint;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'door', 'administrator', 'auditor');
  v_organization := operators.organization_of(p_venue);
  return jsonb_build_object('organization', v_organization,
    'registered', exists (select from operators.terminal t where t.key_id = p_key_id and t.revoked_at is null),
    'keys', (select coalesce(jsonb_agg(jsonb_build_object('version', k.version, 'check', encode(k.key_check, 'hex'), 'wrapped', encode(w.wrapped, 'hex')) order by k.version), '[]')
               from operators.document_key k
               left join operators.terminal t on t.key_id = p_key_id
               left join operators.document_key_wrap w on w.organization_id = k.organization_id and w.version = k.version and w.terminal_id = t.id
              where k.organization_id = v_organization and k.retired_at is null),
    'last', (select coalesce(max(k.version), 0) from operators.document_key k where k.organization_id = v_organization),
    'missing', (select coalesce(jsonb_agg(jsonb_build_object('key_id', encode(m.key_id, 'hex'), 'public_key', encode(m.public_key, 'hex'), 'versions', to_jsonb(m.versions))), '[]')
                  from operators.keyless_terminals(v_organization) m));
end $$;
comment on function api.document_keys(bigint, bytea) is 'Desk, door, auditor: the organization''s document keys as wrapped for the asking terminal (null: not yet), and the terminals that still lack one.';
