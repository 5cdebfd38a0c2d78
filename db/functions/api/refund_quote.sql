create or replace function api.refund_quote(p_order bigint, p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v_lines jsonb; v jsonb;
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance');
  v_lines := coalesce(p_lines, payments.live_lines(p_order));
  if jsonb_typeof(v_lines) <> 'array' or jsonb_array_length(v_lines) > 200 then perform base.refuse('too_many_items', jsonb_build_object('most', 200)); end if;
  select jsonb_build_object('lines', coalesce(jsonb_agg(to_jsonb(q)), '[]'), 'amount_minor', coalesce(sum(q.amount_minor - q.fee_minor), 0), 'fee_minor', coalesce(sum(q.fee_minor), 0),
      'refused', (array_agg(q.refused) filter (where q.refused is not null))[1], 'free_until', min(q.free_until), 'refundable_minor',
      (select coalesce(sum(p.amount_minor - p.refunded_minor), 0) from payments.payment p where p.order_id = p_order and p.applied)) into v
    from payments.quote(base.now(), p_order, v_lines) q;
  return v;
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.refund_quote(bigint, jsonb) is 'Desk, finance: what a refund of lines (null: all) would give, with fee, last free moment, and what is refundable now; shown before anything acts.';
