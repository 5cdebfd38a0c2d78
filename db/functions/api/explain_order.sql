create or replace function api.explain_order(p_order bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v_now timestamptz := base.now();
begin
  select o.venue_id into v_venue from orders.order o where o.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  return jsonb_build_object(
    'order', orders.as_json(p_order, false),
    'because', (select jsonb_build_object('event', o.event, 'state', o.state, 'reason', o.close_reason, 'expires_at', o.expires_at, 'sweep_tries', o.sweep_tries, 'sweep_error', o.sweep_error)
                  from orders.order o where o.id = p_order),
    'actions', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from orders.actions(v_now, p_order) a),
    'terms', (select coalesce(jsonb_agg(jsonb_build_object('item', i.id, 'policy', p.name, 'policy_version', pv.version, 'price_version', prv.version, 'free_until',
                payments.free_until(pv.refund_mode, pv.refund_free_until, s.starts_at, s.business_date, v.zone)) order by i.line_no), '[]')
                from orders.item i join catalog.policy_version pv on pv.id = i.policy_version_id join catalog.policy p on p.id = pv.policy_id join inventory.slot s on s.id = i.slot_id
                join catalog.venue v on v.id = i.venue_id left join catalog.price_version prv on prv.id = i.price_version_id where i.order_id = p_order),
    'history', (select coalesce(jsonb_agg(h.entry order by h.at, h.rank, h.id), '[]') from (
        select (e ->> 'at')::timestamptz as at, 1 as rank, n as id, e as entry from jsonb_array_elements(audit.order_timeline(p_order)) with ordinality x(e, n)
        union all
        select l.at, 2, l.id, jsonb_build_object('at', l.at, 'actor', l.actor, 'action', 'stock.' || l.reason, 'facts', jsonb_build_object('slot', l.slot_id, 'd_held', l.d_held, 'd_sold', l.d_sold,
               'held_after', l.held_after, 'sold_after', l.sold_after))
          from inventory.stock_ledger l join orders.item i on i.id = l.item_id and i.slot_id = l.slot_id where i.order_id = p_order
        union all
        select p.created_at, 3, p.id, jsonb_build_object('at', p.created_at, 'actor', p.actor, 'action', 'payment.' || p.state, 'facts', jsonb_build_object('channel', p.channel,
               'amount_minor', p.amount_minor, 'applied', p.applied, 'flags', to_jsonb(p.flags)))
          from payments.payment p where p.order_id = p_order
        union all
        select c.at, 4, c.id, jsonb_build_object('at', c.scanned_at, 'actor', c.actor, 'action', 'scan.' || c.kind, 'facts', jsonb_build_object('verdict', c.verdict, 'people', c.people, 'door', c.door))
          from checkin.check_in c join checkin.ticket t on t.id = c.ticket_id where t.order_id = p_order) h));
end $$;
comment on function api.explain_order(bigint) is 'Why an order is in its state: what decided it, what may be done now and why not, the terms it was sold under, and the full history from audit, ledger, payments and scans.';
