create or replace function orders.head_json(o orders.order, p_name text, p_phone text, p_items jsonb, p_payments jsonb, p_tickets jsonb) returns jsonb
language plpgsql stable as $$
-- Whoever sees the number sees all of it: the one question of a booking's own answer.
declare v_all boolean := customers.sees('phone', 'order');
begin
  if not v_all then
    p_name := customers.shown('name', p_name, 'order');
    p_phone := customers.masked('phone', p_phone);
    o.note := '';
  end if;
  return to_jsonb(row(o.id, o.venue_id, o.order_no, o.state, o.customer_id, p_name, p_phone, o.currency, o.total_minor, o.paid_minor, greatest(0, o.total_minor - o.paid_minor),
    o.expires_at, o.pay_on_arrival, o.extended, o.close_reason, o.note, o.created_at, o.created_by, o.version, p_items, p_payments, p_tickets)::orders.head);
end $$;
comment on function orders.head_json(orders.order, text, text, jsonb, jsonb, jsonb) is 'An order of a customer (name, phone as typed) with its items, payments and tickets as the signed-in role may see it.';
