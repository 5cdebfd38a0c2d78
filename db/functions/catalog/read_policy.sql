create or replace function catalog.read_policy(p jsonb) returns catalog.policy_version
language plpgsql as $$
declare v catalog.policy_version; s jsonb; v_last numeric;
begin
  v.refund_mode := catalog.word_of(p, 'refund_mode', '{hours,days,never}', 'hours');
  v.refund_free_until := catalog.int_of(p, 'refund_free_until', 0, case v.refund_mode when 'days' then 365 else 8760 end, 2);
  v.fee_kind := catalog.word_of(p, 'fee_kind', '{none,fixed,percent,steps}', 'none');
  v.fee_value := catalog.int_of(p, 'fee_value', 0, case v.fee_kind when 'percent' then 10000 else 99999999999 end, 0);
  v.late_fee_kind := catalog.word_of(p, 'late_fee_kind', '{never,fixed,percent,steps}', 'never');
  v.late_fee_value := catalog.int_of(p, 'late_fee_value', 0, case v.late_fee_kind when 'percent' then 10000 else 99999999999 end, 0);
  v.fee_steps := coalesce(nullif(p -> 'fee_steps', 'null'), '[]');
  if jsonb_typeof(v.fee_steps) <> 'array' or jsonb_array_length(v.fee_steps) > 20 then perform base.refuse('fee_steps_invalid', '{"field": "fee_steps"}'); end if;
  for s in select x from jsonb_array_elements(v.fee_steps) x loop
    perform catalog.int_of(jsonb_build_object('fee_steps', s -> 'hours'), 'fee_steps', 0, 8760, null), catalog.int_of(jsonb_build_object('fee_steps', s -> 'percent'), 'fee_steps', 0, 10000, null);
    if s ->> 'hours' is null or s ->> 'percent' is null or (s ->> 'hours')::numeric >= v_last then perform base.refuse('fee_steps_invalid', '{"field": "fee_steps"}'); end if;
    v_last := (s ->> 'hours')::numeric;
  end loop;
  if 'steps' in (v.fee_kind, v.late_fee_kind) and jsonb_array_length(v.fee_steps) = 0 then perform base.refuse('fee_steps_invalid', '{"field": "fee_steps"}'); end if;
  v.whole_order := catalog.yes_of(p, 'whole_order', false);
  v.reschedule_times := catalog.int_of(p, 'reschedule_times', 0, 100, 1);
  v.reschedule_days := catalog.int_of(p, 'reschedule_days', 0, 3660, 30);
  v.reschedule_until_hours := catalog.int_of(p, 'reschedule_until_hours', 0, 8760, 2);
  v.stop_outcome := catalog.word_of(p, 'stop_outcome', '{refund,offer}', 'refund');
  v.hold_minutes := catalog.int_of(p, 'hold_minutes', 1, 1440, null);
  v.pay_on_arrival_minutes := catalog.int_of(p, 'pay_on_arrival_minutes', 0, 10080, null);
  v.offer_minutes := catalog.int_of(p, 'offer_minutes', 1, 1440, 10);
  v.give_back := catalog.word_of(p, 'give_back', '{on_success,on_accept}', 'on_success');
  return v;
end $$;
comment on function catalog.read_policy(jsonb) is 'The rules of a policy as written, each field within its limits; steps of a fee from the longest time left to the shortest.';
