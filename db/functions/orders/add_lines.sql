create or replace function orders.add_lines(p_now timestamptz, o orders.order, p_lines jsonb, p_override boolean) returns void
language plpgsql as $$
declare
  v_lines orders.line[];
  v_limits catalog.limits_version;
  v_no int := (select max(i.line_no) from orders.item i where i.order_id = o.id);
  v_live int := (select count(*) from orders.item i where i.order_id = o.id and i.stock_state <> 'released');
  v_most constant int := 200;
  l orders.line;
begin
  if o.state <> 'HOLDING' then perform orders.refuse_state(o.id, 'HOLDING'); end if;
  v_lines := orders.price_lines(p_now, o.venue_id, p_lines, p_override);
  if v_live + cardinality(v_lines) > v_most then perform base.refuse('too_many_items', jsonb_build_object('lines', v_live + cardinality(v_lines), 'most', v_most)); end if;
  if not p_override then
    select * into v_limits from catalog.limits_version x where x.venue_id = o.venue_id order by x.version desc limit 1;
    if found then perform orders.check_places(v_limits, o.customer_id, array(select x.slot_id from unnest(v_lines) x), array(select x.places from unnest(v_lines) x), '{}'); end if;
  end if;
  for i in 1 .. cardinality(v_lines) loop
    l := v_lines[i];
    if o.pay_on_arrival and l.arrival is null then perform base.refuse('pay_on_arrival_not_allowed', jsonb_build_object('space', l.space)); end if;
    if o.pay_on_arrival and l.arrival <= p_now then perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', l.arrival)); end if;
    insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
      values (o.venue_id, o.id, v_no + l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
              case when l.guarded and not exists (select from orders.item k where k.order_id = o.id and k.slot_id = l.slot_id and k.stock_state <> 'released' and k.guard_customer_id is not null)
                   then o.customer_id end)
      returning id into l.item_id;
    v_lines[i] := l;
  end loop;
  perform inventory.take_for(p_now, o.venue_id, o.id, null, v_lines, p_override);
  -- The lines that are there already name nobody anew.
  if p_lines @? '$[*] ? (exists (@.seats) || exists (@.people))' then
    perform inventory.name_places(o.venue_id, o.id, (select jsonb_agg('{}'::jsonb) from generate_series(1, v_no)) || p_lines);
    if not p_override then perform inventory.check_documents(o.venue_id, o.id); end if;
  end if;
  perform inventory.require_names(o.id);
  update orders.order x set total_minor = x.total_minor + (select sum(y.amount_minor) from unnest(v_lines) y), version = x.version + 1,
         last_end = greatest(x.last_end, (select max(y.ends_at) from unnest(v_lines) y)),
         expires_at = case when o.pay_on_arrival then least(x.expires_at, (select min(y.arrival) from unnest(v_lines) y)) else x.expires_at end
   where x.id = o.id;
  perform events.publish(o.venue_id, 'slot', array(select distinct y.slot_id from unnest(v_lines) y));
  perform events.publish(o.venue_id, 'order', array[o.id]);
end $$;
comment on function orders.add_lines(timestamptz, orders.order, jsonb, boolean) is 'More lines for an unpaid order, all or none, under the rules of a booking; its hold stands as it was, or until the earliest moment its lines are held for who pays on arrival. The caller has locked the order and queued for the slots.';
