create or replace function catalog.save_limits(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare v catalog.limits_version; v_old catalog.limits_version;
begin
  perform from catalog.venue x where x.id = p_venue for no key update;
  select * into v_old from catalog.limits_version x where x.venue_id = p_venue order by x.version desc limit 1;
  if coalesce(v_old.version, 0) is distinct from coalesce((p ->> 'version')::int, 0) then perform catalog.stale(); end if;
  v.customer_holds := catalog.int_of(p, 'customer_holds', 1, 10000, null);
  v.operator_holds := catalog.int_of(p, 'operator_holds', 1, 10000, null);
  v.terminal_holds := catalog.int_of(p, 'terminal_holds', 1, 10000, null);
  v.customer_holds_minute := catalog.int_of(p, 'customer_holds_minute', 1, 10000, null);
  v.operator_holds_minute := catalog.int_of(p, 'operator_holds_minute', 1, 10000, null);
  v.terminal_holds_minute := catalog.int_of(p, 'terminal_holds_minute', 1, 10000, null);
  v.unpaid_days := catalog.int_of(p, 'unpaid_days', 1, 3660, 30);
  v.unpaid_short := catalog.int_of(p, 'unpaid_short', 1, 10000, null);
  v.short_hold_minutes := catalog.int_of(p, 'short_hold_minutes', 1, 1440, 5);
  v.unpaid_confirm := catalog.int_of(p, 'unpaid_confirm', 1, 10000, null);
  v.places_slot := catalog.int_of(p, 'places_slot', 1, 1000000, null);
  v.places_day := catalog.int_of(p, 'places_day', 1, 1000000, null);
  v.places_activity := catalog.int_of(p, 'places_activity', 1, 1000000, null);
  v.refund_minor := catalog.int_of(p, 'refund_minor', 0, 99999999999, null);
  v.late_money_minutes := catalog.int_of(p, 'late_money_minutes', 0, 10080, 60);
  if v_old.id is not null and catalog.limits_fields(v_old) = catalog.limits_fields(v) then return p_venue; end if;
  insert into catalog.limits_version(venue_id, version, customer_holds, operator_holds, terminal_holds, customer_holds_minute, operator_holds_minute, terminal_holds_minute, unpaid_days, unpaid_short,
      short_hold_minutes, unpaid_confirm, places_slot, places_day, places_activity, refund_minor, late_money_minutes)
    values (p_venue, coalesce(v_old.version, 0) + 1, v.customer_holds, v.operator_holds, v.terminal_holds, v.customer_holds_minute, v.operator_holds_minute, v.terminal_holds_minute, v.unpaid_days,
      v.unpaid_short, v.short_hold_minutes, v.unpaid_confirm, v.places_slot, v.places_day, v.places_activity, v.refund_minor, v.late_money_minutes);
  return p_venue;
end $$;
comment on function catalog.save_limits(bigint, jsonb) is 'Gives a venue''s fairness limits a new version where one differs; version 0 is none yet.';
