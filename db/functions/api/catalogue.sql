create or replace function api.catalogue(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return (select jsonb_object_agg(k, array_to_json(array(select catalog.records(p_venue, k))))
            from unnest(array['organization', 'venue', 'category', 'space', 'ticket_type', 'activity', 'policy', 'price_list', 'limits']) k);
end $$;
comment on function api.catalogue(bigint) is 'Administrator: all records of a venue''s catalogue by kind, as they are edited.';
