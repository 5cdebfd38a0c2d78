create or replace function orders.hold(p_now timestamptz, p_venue bigint, p_customer bigint, p_lines orders.line[], p_pay_on_arrival boolean,
                                       p_override text, p_note text) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_order bigint;
  v_currency char(3);
  v_expires timestamptz;
  v_total bigint;
  v_last_end timestamptz;
  v_minutes int;
  v_hold_minutes int;
  v_day date;
  s record;
begin
  select v.currency, v.hold_minutes, (p_now at time zone v.zone)::date into v_currency, v_hold_minutes, v_day from catalog.venue v where v.id = p_venue;
  select sum(l.amount_minor), max(sl.ends_at) into v_total, v_last_end from unnest(p_lines) l join inventory.slot sl on sl.id = l.slot_id;
  if p_pay_on_arrival then
    select min(sl.starts_at - make_interval(mins => pv.pay_on_arrival_minutes)), bool_and(pv.pay_on_arrival_minutes is not null)::int
      into v_expires, v_minutes
      from unnest(p_lines) l join inventory.slot sl on sl.id = l.slot_id join catalog.policy_version pv on pv.id = l.policy_version_id;
    if v_minutes = 0 then perform base.refuse('pay_on_arrival_not_allowed'); end if;
    if v_expires <= p_now then perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', v_expires)); end if;
  else
    select min(coalesce(pv.hold_minutes, v_hold_minutes)) into v_minutes
      from unnest(p_lines) l join catalog.policy_version pv on pv.id = l.policy_version_id;
    v_expires := p_now + make_interval(mins => v_minutes);
  end if;

  for s in select l.slot_id, sum(l.places)::int as places from unnest(p_lines) l group by l.slot_id, l.kind_rank order by l.kind_rank, l.slot_id loop
    perform inventory.take(p_now, s.slot_id, s.places, p_override is not null);
  end loop;

  insert into orders.order(venue_id, order_no, customer_id, state, event, currency, total_minor, expires_at, last_end, pay_on_arrival, note, created_at)
    values (p_venue, orders.next_number(v_day), p_customer, 'HOLDING', 'held', v_currency, v_total, v_expires, v_last_end, p_pay_on_arrival, p_note, p_now)
    returning id into v_order;

  with made as (
    insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id,
                            stock_state, guard_customer_id)
      select p_venue, v_order, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
             case when l.guarded and l.line_no = min(l.line_no) over (partition by l.slot_id) then p_customer end
        from unnest(p_lines) l order by l.kind_rank, l.slot_id, l.line_no
      returning id, slot_id, ticket_type_id, places
  )
  insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, sold_after, reason, at)
    select p_venue, m.slot_id, m.id, m.places, 0,
           sl.held - coalesce(sum(m.places) over later, 0), sl.sold, 'hold', p_now
      from made m join inventory.slot sl on sl.id = m.slot_id
    window later as (partition by m.slot_id order by m.id rows between 1 following and unbounded following)
     order by m.slot_id, m.id;

  if exists (select from unnest(p_lines) l where l.claims) then
    perform inventory.claim(v_order);
  end if;
  perform inventory.take_quota(v_order);
  return v_order;
end $$;
comment on function orders.hold(timestamptz, bigint, bigint, orders.line[], boolean, text, text) is 'Takes every line''s stock and makes the order with its items, claims and ledger rows; all or nothing in the caller''s transaction. Returns the order.';
