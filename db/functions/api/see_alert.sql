create or replace function api.see_alert(p_alert bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_venue bigint; v_detail text;
begin
  select a.venue_id into v_venue from finance.alert a where a.id = p_alert;
  if not found then perform base.refuse('unknown_alert', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'desk_lead', 'finance');
  update finance.alert a set seen_by = session_user, seen_at = base.now() where a.id = p_alert and a.seen_at is null;
  perform audit.write(v_venue, 'see_alert', null, null, jsonb_build_object('alert', p_alert));
  return (true, null, null, '{}'::jsonb)::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'see_alert', sqlstate, sqlerrm, v_detail, jsonb_build_object('alert', p_alert));
end $$;
comment on function api.see_alert(bigint) is 'Lead, finance: marks an alert as seen; it stays on record.';
