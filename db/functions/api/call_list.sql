drop function if exists api.call_list(bigint);
create or replace function api.call_list(p_venue bigint) returns table(kind text, entry_id bigint, stop_id bigint, order_id bigint, order_no text, state text, customer_name text, customer_phone text,
  space_name text, starts_at timestamptz, ends_at timestamptz, places int, outcome text, reason text, amount_minor bigint, currency text, expires_at timestamptz, called_at timestamptz, call_result text, entered int, party int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return query
    select x.* from (
      select 'offer', e.id, 0::bigint, o.id, o.order_no, o.state, customers.shown('name', c.name, 'call_list'), customers.shown('phone', c.phone_typed, 'call_list'), sp.name, s.starts_at, s.ends_at, e.places, '', '', o.total_minor, o.currency::text, o.expires_at, e.called_at,
             coalesce(e.call_result, ''), 0, 0
        from waitlist.entry e join inventory.slot s on s.id = e.slot_id join catalog.space sp on sp.id = s.space_id join customers.customer c on c.id = e.customer_id join orders.order o on o.id = e.order_id
       where e.venue_id = p_venue and e.state = 'OFFERED' and s.ends_at > base.now()
      union all
      select 'stop', 0, st.id, o.id, o.order_no, o.state, customers.shown('name', c.name, 'call_list'), customers.shown('phone', c.phone_typed, 'call_list'), coalesce(hit.name, ''), hit.starts_at, hit.ends_at, coalesce(hit.places, 0), so.outcome, st.reason, so.amount_minor, o.currency::text,
             null, so.called_at, coalesce(so.call_result, ''), coalesce(use.entered, 0), coalesce(use.party, 0)
        from inventory.stop_order so join inventory.stop st on st.id = so.stop_id and st.state = 'published' join orders.order o on o.id = so.order_id join customers.customer c on c.id = o.customer_id
        left join lateral (select sp.name, s.starts_at, s.ends_at, i.places from orders.item i join inventory.stop_slot ss on ss.stop_id = st.id and ss.slot_id = i.slot_id join inventory.slot s on s.id = i.slot_id
                             join catalog.space sp on sp.id = s.space_id where i.order_id = o.id order by s.starts_at, i.id limit 1) hit on true
        left join lateral (select sum(t.entered)::int as entered, sum(t.party)::int as party, bool_or(i.suspended and i.refund_id is null) as open from orders.item i
                             join inventory.stop_slot ss on ss.stop_id = st.id and ss.slot_id = i.slot_id join checkin.ticket t on t.item_id = i.id and t.state = 'valid' where i.order_id = o.id) use on true
       where so.venue_id = p_venue
         and (so.outcome in ('suspended', 'called', 'failed') or so.outcome = 'entered' and use.open or so.outcome in ('cancelled', 'entered', 'refunding', 'refunded') and so.call_result is distinct from 'reached' and st.until_at > base.now())
      union all
      -- Money that counts towards no order: one row for its customer and currency, until it is moved or has gone back.
      select 'unapplied', 0, 0, m.id, m.order_no, m.state, customers.shown('name', c.name, 'call_list'), customers.shown('phone', c.phone_typed, 'call_list'), '', null, null, 0, 'unapplied', m.channels, m.left_minor, m.currency,
             m.refund_at, null, '', 0, 0
        from (select o.id, o.order_no, o.state, o.customer_id, p.currency::text as currency, sum(p.amount_minor - p.refunded_minor)::bigint as left_minor, string_agg(distinct p.channel, ',') as channels, min(p.refund_at) as refund_at
                from payments.payment p join orders.order o on o.id = p.order_id
               where p.venue_id = p_venue and p.state = 'succeeded' and not p.applied and p.refunded_minor < p.amount_minor
               group by o.id, p.currency) m join customers.customer c on c.id = m.customer_id
    ) x(kind, entry_id, stop_id, order_id, order_no, state, customer_name, customer_phone, space_name, starts_at, ends_at, places, outcome, reason, amount_minor, currency, expires_at, called_at, call_result, entered, party)
    order by x.expires_at nulls last, x.called_at nulls first, x.starts_at, x.order_id, x.currency limit 1000;
end $$;
comment on function api.call_list(bigint) is 'Desk: whom to phone: running offers by the time left, then the customers a stop hit who were not reached or have still to decide, and those whose money counts towards no order, with the moment it goes back by itself. entered of party: how many of a stopped order are in.';
