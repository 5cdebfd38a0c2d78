create or replace function api.export_catalogue(p_venues bigint[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_mine bigint[] := operators.administered(); v_venues bigint[] := coalesce(nullif(p_venues, '{}'), v_mine);
begin
  if not v_venues <@ v_mine then perform base.refuse('foreign_venue', jsonb_build_object('fault', 'denied')); end if;
  return jsonb_build_object('format', 'venuedesk catalogue', 'version', 1,
    'organization', (select o.name from operators.organization o where o.id = operators.organization_of(v_venues[1])),
    'venues', array(select catalog.export_venue(v) from unnest(v_venues) v order by v));
end $$;
comment on function api.export_catalogue(bigint[]) is 'Administrator: the catalogue of these venues, or of all the caller administers (none named), as one object that another installation can read.';
