create or replace function catalog.save_policy(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p ->> 'id')::bigint, 0);
  v_name text := catalog.name_of(p, 'name', 120);
  v_new catalog.policy_version := catalog.read_policy(p);
  v_old catalog.policy_version;
begin
  if v_id is null then
    insert into catalog.policy(venue_id, name) values (p_venue, v_name) returning id into v_id;
  else
    -- Who saves at the same moment queues here.
    update catalog.policy x set name = v_name where x.id = v_id and x.venue_id = p_venue;
    select * into v_old from catalog.policy_version x where x.policy_id = v_id order by x.version desc limit 1;
    if v_old.version is distinct from (p ->> 'version')::int then perform catalog.stale(); end if;
    if catalog.policy_fields(v_old) = catalog.policy_fields(v_new) then return v_id; end if;
  end if;
  insert into catalog.policy_version(venue_id, policy_id, version, refund_mode, refund_free_until, late_fee_kind, late_fee_value, fee_kind, fee_value, fee_steps, whole_order, reschedule_days,
      reschedule_times, reschedule_until_hours, stop_outcome, hold_minutes, pay_on_arrival_minutes, offer_minutes, give_back)
    values (p_venue, v_id, coalesce(v_old.version, 0) + 1, v_new.refund_mode, v_new.refund_free_until, v_new.late_fee_kind, v_new.late_fee_value, v_new.fee_kind, v_new.fee_value, v_new.fee_steps,
      v_new.whole_order, v_new.reschedule_days, v_new.reschedule_times, v_new.reschedule_until_hours, v_new.stop_outcome, v_new.hold_minutes, v_new.pay_on_arrival_minutes, v_new.offer_minutes, v_new.give_back);
  return v_id;
end $$;
comment on function catalog.save_policy(bigint, jsonb) is 'Creates a policy, or gives it a new version where a rule differs; what was sold keeps the version it was sold under.';
