create or replace function api.unapplied_payments(p_venue bigint) returns table(id bigint, order_id bigint, order_no text, customer_name text, customer_phone text, channel text, channel_no text,
  amount_minor bigint, refunded_minor bigint, currency text, paid_at timestamptz, flags text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance', 'auditor');
  return query
    select p.id, coalesce(o.id, 0), coalesce(o.order_no, ''), coalesce(customers.shown('name', c.name, 'unapplied_payments'), ''), coalesce(customers.shown('phone', c.phone_typed, 'unapplied_payments'), ''), p.channel, coalesce(p.channel_no, ''), p.amount_minor, p.refunded_minor,
           p.currency::text, p.paid_at, p.flags
      from payments.payment p left join orders.order o on o.id = p.order_id left join customers.customer c on c.id = o.customer_id
     where p.venue_id = p_venue and p.state = 'succeeded' and not p.applied and p.refunded_minor < p.amount_minor order by p.paid_at, p.id limit 2000;
end $$;
comment on function api.unapplied_payments(bigint) is 'Desk, finance: money that belongs to no live order, oldest first, with the phone number; a refund is due for each.';
