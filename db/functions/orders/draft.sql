create or replace function orders.draft(p_now timestamptz, p_venue bigint, p_customer bigint, p_lines orders.line[], p_pay_on_arrival boolean, p_note text) returns bigint
language plpgsql as $$
declare
  v_order bigint;
  v_currency char(3);
  v_expires timestamptz;
  v_minutes int;
  v_allowed boolean;
  v_arrival timestamptz;
  v_total bigint;
  v_last_end timestamptz;
  v_day date;
begin
  select v.currency, (p_now at time zone v.zone)::date, t.total, t.last_end, coalesce(t.minutes, v.hold_minutes), t.allowed, t.arrival
    into v_currency, v_day, v_total, v_last_end, v_minutes, v_allowed, v_arrival
    from catalog.venue v
    cross join (
      select sum(l.amount_minor) as total, max(sl.ends_at) as last_end, min(pv.hold_minutes) as minutes,
             bool_and(pv.pay_on_arrival_minutes is not null) as allowed, min(sl.starts_at - make_interval(mins => pv.pay_on_arrival_minutes)) as arrival
        from unnest(p_lines) l join inventory.slot sl on sl.id = l.slot_id join catalog.policy_version pv on pv.id = l.policy_version_id) t
   where v.id = p_venue;
  v_expires := p_now + make_interval(mins => v_minutes);
  if p_pay_on_arrival then
    if not v_allowed then perform base.refuse('pay_on_arrival_not_allowed'); end if;
    if v_arrival <= p_now then perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', v_arrival)); end if;
    v_expires := v_arrival;
  end if;
  insert into orders.order(venue_id, order_no, customer_id, state, event, currency, total_minor, expires_at, last_end, pay_on_arrival, note, created_at)
    values (p_venue, orders.next_number(v_day), p_customer, 'HOLDING', 'held', v_currency, v_total, v_expires, v_last_end, p_pay_on_arrival, p_note, p_now)
    returning id into v_order;
  insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id,
                          stock_state, guard_customer_id)
    select p_venue, v_order, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
           case when l.guarded and l.line_no = min(l.line_no) over (partition by l.slot_id) then p_customer end
      from unnest(p_lines) l order by l.kind_rank, l.slot_id, l.line_no;
  return v_order;
end $$;
comment on function orders.draft(timestamptz, bigint, bigint, orders.line[], boolean, text) is 'Writes an order and its items. Whoever calls it takes the stock in the same transaction (inventory.take_for).';
