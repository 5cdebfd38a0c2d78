create or replace function api.seal_day(p_request uuid, p_venue bigint, p_day date) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, p_day);
  v_open record;
  v_figures jsonb;
  v_detail text;
begin
  perform operators.enter(p_venue, 'finance');
  if p_day is null or not isfinite(p_day) then perform base.refuse('range_invalid'); end if;
  perform pg_advisory_xact_lock(base.lock_key(8, p_venue));
  if base.request_seen(p_request, 'seal_day', v_content) is null then
    if p_day >= base.venue_day(p_venue, v_now) then perform base.refuse('day_not_over', jsonb_build_object('day', p_day)); end if;
    if exists (select from finance.day_seal s where s.venue_id = p_venue and s.day = p_day) then perform base.refuse('day_sealed', jsonb_build_object('day', p_day, 'fault', 'conflict')); end if;
    -- An open drawer of that day is not counted yet.
    select s.terminal, s.operator into v_open from finance.shift s join catalog.venue v on v.id = s.venue_id
     where s.venue_id = p_venue and s.closed_at is null and s.opened_at < (p_day + 1)::timestamp at time zone v.zone order by s.id limit 1;
    if found then perform base.refuse('shift_still_open', jsonb_build_object('terminal', v_open.terminal, 'operator', v_open.operator)); end if;
    v_figures := finance.report(p_venue, p_day, p_day);
    insert into finance.day_seal(venue_id, day, sealed_at, figures) values (p_venue, p_day, v_now, v_figures);
    perform audit.write(p_venue, 'seal_day', null, null, jsonb_build_object('day', p_day, 'total', v_figures -> 'total',
      'differences', (v_figures ->> 'stock_differences')::int + (v_figures ->> 'money_differences')::int));
    perform events.publish(p_venue, 'payment', array[p_venue]);
    perform base.request_done(p_request, 'seal_day', v_content, jsonb_build_object('day', p_day));
  end if;
  return (true, null, null, jsonb_build_object('venue_id', p_venue, 'day', p_day))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'seal_day', sqlstate, sqlerrm, v_detail, jsonb_build_object('day', p_day));
end $$;
comment on function api.seal_day(uuid, bigint, date) is 'Finance: closes a day that is over and whose drawers are counted, with its figures; from then on its money cannot change and what comes later is booked on the day it comes.';
