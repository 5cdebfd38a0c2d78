create or replace function orders.head_json(o orders.order, p_name text, p_phone text, p_items jsonb) returns jsonb
language plpgsql stable as $$
-- Whoever sees the number sees all of it: the one question of a booking's own answer.
declare v_all boolean := customers.sees('phone', 'order');
begin
  return jsonb_build_object(
      'id', o.id, 'venue_id', o.venue_id, 'order_no', o.order_no, 'state', o.state, 'customer_id', o.customer_id,
      'customer_name', case when v_all then p_name else customers.shown('name', p_name, 'order') end,
      'customer_phone', case when v_all then p_phone else customers.masked('phone', p_phone) end,
      'currency', o.currency, 'total_minor', o.total_minor, 'paid_minor', o.paid_minor,
      'outstanding_minor', greatest(0, o.total_minor - o.paid_minor), 'expires_at', o.expires_at, 'pay_on_arrival', o.pay_on_arrival,
      'extended', o.extended, 'close_reason', o.close_reason, 'note', case when v_all then o.note else '' end, 'created_at', o.created_at, 'created_by', o.created_by, 'version', o.version, 'items', p_items);
end $$;
comment on function orders.head_json(orders.order, text, text, jsonb) is 'An order of a customer (name, phone as typed) with its items as the signed-in role may see it, without payments and tickets.';
