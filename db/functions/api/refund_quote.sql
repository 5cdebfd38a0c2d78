create or replace function api.refund_quote(p_order bigint, p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v_lines jsonb; v jsonb;
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance');
  v_lines := coalesce(p_lines, payments.live_lines(p_order));
  if jsonb_typeof(v_lines) <> 'array' or jsonb_array_length(v_lines) > 200 then perform base.refuse('too_many_items', jsonb_build_object('most', 200)); end if;
  select jsonb_build_object('lines', coalesce(jsonb_agg(to_jsonb(q) || jsonb_build_object('policy', pc.name, 'policy_version', pv.version, 'mode', pv.refund_mode, 'until', pv.refund_free_until,
        'fee_kind', pv.fee_kind, 'fee_value', pv.fee_value, 'late_fee_kind', pv.late_fee_kind, 'late_fee_value', pv.late_fee_value, 'fee_steps', pv.fee_steps, 'who', orders.parts_json(q.item_id))), '[]'), 'amount_minor', coalesce(sum(q.amount_minor - q.fee_minor), 0), 'fee_minor', coalesce(sum(q.fee_minor), 0),
      'refused', (array_agg(q.refused) filter (where q.refused is not null))[1], 'free_until', min(q.free_until), 'refundable_minor',
      (select coalesce(sum(p.amount_minor - p.refunded_minor), 0) from payments.payment p where p.order_id = p_order and p.applied)) into v
    from payments.quote(base.now(), p_order, v_lines) q join orders.item i on i.id = q.item_id
    join catalog.policy_version pv on pv.id = i.policy_version_id join catalog.policy pc on pc.id = pv.policy_id;
  return v || jsonb_build_object('currency', (select o.currency from orders.order o where o.id = p_order),
    'parts', (select coalesce(jsonb_agg(jsonb_build_object('channel', p.channel, 'amount_minor', a.amount_minor) order by p.channel = 'benefit', p.id desc), '[]')
        from payments.allocate(p_order, least((v ->> 'amount_minor')::bigint, (v ->> 'refundable_minor')::bigint), (
            select coalesce(jsonb_object_agg(c.payment, c.amount), '{}') from (
              select i.covered_by as payment, sum(least(base.half_up(i.covered_minor, q.quantity, q.of_quantity), q.amount_minor - q.fee_minor)) as amount
                from jsonb_to_recordset(v -> 'lines') as q(item_id bigint, quantity int, of_quantity int, amount_minor bigint, fee_minor bigint)
                join orders.item i on i.id = q.item_id where i.covered_by is not null group by 1) c)) a join payments.payment p on p.id = a.payment_id));
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.refund_quote(bigint, jsonb) is 'Desk, finance: what a refund of lines (null: all) would give, with fee, the rule and its last free moment, by which tenders it goes back, who of each line can leave by themselves, and what is refundable now; shown before anything acts.';
