create or replace function api.activity_preview(p_activity bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
  v_venue bigint := (select a.venue_id from catalog.activity a where a.id = p_activity);
  v record;
begin
  if v_venue is null then perform base.refuse('unknown_activity', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'administrator', 'desk_lead');
  select * into v from catalog.activity_stop(v_now, p_activity);
  return inventory.stop_hits(v_venue, coalesce(v.spaces, '{}'), v_now, coalesce(v.until_at, v_now), p_activity);
end $$;
comment on function api.activity_preview(bigint) is 'Administrator, lead: what cancelling an activity would hit, as a stop''s preview. Writes nothing.';
