create or replace function orders.head_json(p_order bigint) returns jsonb
language plpgsql stable as $$
declare
  v jsonb;
  v_clear boolean := pg_has_role(session_user, 'vd_front_desk', 'member') or pg_has_role(session_user, 'vd_desk_lead', 'member')
                  or pg_has_role(session_user, 'vd_finance', 'member') or pg_has_role(session_user, 'vd_auditor', 'member');
begin
  select jsonb_build_object(
      'id', o.id, 'venue_id', o.venue_id, 'order_no', o.order_no, 'state', o.state, 'customer_id', o.customer_id,
      'customer_name', case when v_clear then c.name else customers.masked_name(c.name) end,
      'customer_phone', case when v_clear then c.phone_typed else '***' || right(c.phone_typed, 4) end,
      'currency', o.currency, 'total_minor', o.total_minor, 'paid_minor', o.paid_minor,
      'outstanding_minor', greatest(0, o.total_minor - o.paid_minor), 'expires_at', o.expires_at, 'pay_on_arrival', o.pay_on_arrival,
      'extended', o.extended, 'close_reason', o.close_reason, 'note', o.note, 'created_at', o.created_at, 'created_by', o.created_by, 'version', o.version,
      'items', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'slot_id', i.slot_id, 'space_id', s.space_id, 'space_name', sp.name, 'label', s.label,
            'business_date', s.business_date, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'ticket_type_id', t.id, 'ticket_type_name', t.name,
            'quantity', i.quantity, 'places', i.places, 'amount_minor', i.amount_minor, 'stock_state', i.stock_state, 'use_state', i.use_state,
            'suspended', i.suspended) order by i.line_no), '[]')
          from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
          join catalog.ticket_type t on t.id = i.ticket_type_id where i.order_id = o.id))
    into v
    from orders.order o join customers.customer c on c.id = o.customer_id
   where o.id = p_order;
  if v is null then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  return v;
end $$;
comment on function orders.head_json(bigint) is 'An order with its items as the signed-in role may see it, without payments and tickets.';
