create or replace function orders.move_signed(p_now timestamptz, o orders.order, p_moves jsonb, p_options jsonb, p_override text, p_outside boolean, p_cheaper bigint) returns name
language plpgsql as $$
declare
  v_back bigint := case when o.state = 'HOLDING' then 0 else least(p_cheaper, finance.surplus(o.id)) end;
  v_before bigint := payments.returned_unsigned(o.id);
  v_limit bigint := (select l.refund_minor from catalog.limits_version l where l.venue_id = o.venue_id order by l.version desc limit 1);
  v_above boolean := coalesce(v_back > 0 and v_back + v_before > v_limit, false);
begin
  if p_override is null and not v_above then return null; end if;
  -- Selling outside the window and keeping the price are a lead's own right; outside the policy, and for money above the
  -- front desk's limit, a second person signs.
  return operators.approved_by(p_now, o.venue_id, p_options, 'reschedule',
    jsonb_build_object('order', o.id, 'moves', p_moves, 'keep_price', coalesce((p_options ->> 'keep_price')::boolean, false), 'reason', coalesce(p_override, ''))
      || case when v_above then jsonb_build_object('amount_minor', v_back, 'currency', o.currency) else '{}' end,
    o.id, not p_outside and not v_above,
    case when p_outside then '{"why": "outside_policy"}' when v_above then payments.above_limit(v_back, v_before, v_limit, o.currency) else '{"why": "override"}' end::jsonb);
end $$;
comment on function orders.move_signed(timestamptz, orders.order, jsonb, jsonb, text, boolean, bigint) is 'Who stands for a reschedule whose new total is written (p_cheaper: by how much it fell): a lead where a rule is overruled, a second person outside the policy or when more goes back than the front desk may give; null where nobody need.';
