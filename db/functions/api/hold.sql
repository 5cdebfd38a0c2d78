create or replace function api.hold(p_request uuid, p_venue bigint, p_customer jsonb, p_lines jsonb, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_override text := nullif(btrim(p_options ->> 'override_reason'), '');
  v_lines orders.line[];
  v_answer jsonb;
  v_detail text;
  v_constraint text;
  v_entered boolean;
  v_tries bigint;
begin
  v_entered := operators.enter(p_venue, 'front_desk', 'desk_lead');
  if p_request is null or v_override is not null then
    if p_request is null then perform base.refuse('request_key_missing'); end if;
    perform operators.approved_by(v_now, p_venue, p_options, 'hold', jsonb_build_object('customer', coalesce((p_customer ->> 'id')::bigint, 0), 'lines', inventory.without_people(p_lines), 'reason', v_override), null, true, '{}');
  end if;
  if jsonb_path_exists(p_lines, '$[*].category') then v_answer := orders.hold_any(v_now, p_request, jsonb_build_array(p_venue, p_customer, p_lines, p_options), v_override);
  else
    v_lines := orders.price_lines(v_now, p_venue, p_lines, v_override is not null, true);
    if v_lines[1].sold_out is not null then
      -- Answered from what is committed, with nothing written: a rush that cannot be served costs little and is counted only.
      if exists (select from base.request q where q.request_id = p_request) then v_answer := base.request_answer(p_request, 'hold', jsonb_build_array(p_venue, p_customer, p_lines, p_options)); end if;
      if v_answer is null then
        -- inventory.count_try, in one expression.
        v_tries := nextval(to_regclass('inventory.sold_out_' || p_venue));
        return (false, 'sold_out', v_lines[1].sold_out, null)::api.outcome;
      end if;
      return (true, null, null, orders.as_json((v_answer ->> 'order')::bigint, false))::api.outcome;
    end if;
    v_answer := orders.hold_cart(v_now, p_request, jsonb_build_array(p_venue, p_customer, p_lines, p_options), p_venue, p_customer, p_lines, v_lines, p_options, v_override);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    -- Asked here and not first: a request that comes twice is rare, and its own key stops it below.
    v_answer := base.request_answer(p_request, 'hold', jsonb_build_array(p_venue, p_customer, p_lines, p_options));
    if v_answer is not null then return (true, null, null, orders.as_json((v_answer ->> 'order')::bigint, false))::api.outcome; end if;
    return audit.refused(p_venue, 'hold', sqlstate, sqlerrm, v_detail, jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines)));
  when exclusion_violation then
    v_answer := base.request_answer(p_request, 'hold', jsonb_build_array(p_venue, p_customer, p_lines, p_options));
    if v_answer is not null then return (true, null, null, orders.as_json((v_answer ->> 'order')::bigint, false))::api.outcome; end if;
    return audit.refused(p_venue, 'hold', 'VD001', 'claim_taken', orders.claim_facts(p_lines)::text, jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines)));
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    v_answer := base.request_answer(p_request, 'hold', jsonb_build_array(p_venue, p_customer, p_lines, p_options));
    if v_answer is not null then return (true, null, null, orders.as_json((v_answer ->> 'order')::bigint, false))::api.outcome; end if;
    if v_constraint = 'request_pkey' then return audit.refused(p_venue, 'hold', 'VD000', 'request_key_reused', '{}', jsonb_build_object('request', p_request)); end if;
    if v_constraint <> 'item_one_live_order' then raise; end if;
    return audit.refused(p_venue, 'hold', 'VD001', 'live_order_exists', orders.live_order_facts(p_venue, p_customer, p_lines)::text,
                         jsonb_build_object('request', p_request, 'lines', inventory.without_people(p_lines)));
end $$;
comment on function api.hold(uuid, bigint, jsonb, jsonb, jsonb) is 'Front desk: takes all lines or nothing for a customer and makes the order; data is the order. p_customer {id} or {name, phone_typed, …}; p_lines [{slot, ticket_type, quantity} or {category, starts_at, ends_at, …} for any space of a category], at most 200; p_options {pay_on_arrival, note, override_reason, approval}: a lead, or the front desk with a lead''s approval, may sell outside the sale window and the limits.';
