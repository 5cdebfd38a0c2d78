create or replace function orders.price_lines(p_now timestamptz, p_venue bigint, p_lines jsonb, p_override boolean) returns orders.line[]
language plpgsql stable as $$
declare
  v_lines orders.line[] := '{}';
  l orders.line;
  v_line jsonb;
  v_slots bigint[];
  v_types bigint[];
  v_quantities int[];
  v_type bigint;
  v_quantity int;
  v_most constant int := 200;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) = 0 then perform base.refuse('cart_empty'); end if;
  if jsonb_array_length(p_lines) > v_most then perform base.refuse('too_many_items', jsonb_build_object('lines', jsonb_array_length(p_lines), 'most', v_most)); end if;
  -- The form of all lines before the rules of any.
  for n in 1 .. jsonb_array_length(p_lines) loop
    v_line := p_lines -> (n - 1);
    if jsonb_typeof(v_line) <> 'object' then perform base.refuse('request_malformed'); end if;
    v_slots[n] := (v_line ->> 'slot')::bigint;
    v_types[n] := (v_line ->> 'ticket_type')::bigint;
    v_quantities[n] := (v_line ->> 'quantity')::int;
  end loop;
  for n in 1 .. cardinality(v_slots) loop
    v_type := v_types[n];
    v_quantity := v_quantities[n];
    -- Line by line: one row each by index. In one join with the cart the planner expects a hundred lines and reads all slots.
    -- The columns are orders.line's, in its order and of exactly its types: plpgsql casts dearly.
    select n, s.id, s.kind_rank, t.ticket_type_id, v_quantity, least(v_quantity, 10001) * t.places,
           least(v_quantity, 10001) * coalesce(f.amount_minor, catalog.price(s.price_version_id, t.ticket_type_id, t.space_id, t.category_id, s.business_date, (s.starts_at at time zone t.zone)::time)),
           s.price_version_id, t.policy_version_id, t.one_live_order, t.claims, s.quotas, t.real_name,
           s.space_id, t.space, s.label::text, s.business_date, s.starts_at, s.ends_at, t.ticket_type,
           t.currency, (p_now at time zone t.zone)::date, t.hold_minutes, s.starts_at - t.pay_on_arrival, null::bigint,
           s.capacity - s.held - s.sold - s.blocked,
           greatest(inventory.sale_opens_at(s.on_sale_from, s.business_date, t.release_days, t.release_time, t.zone), t.sale_from),
           least(coalesce(s.on_sale_until, s.starts_at - t.sale_ends_before), t.sale_until),
           t.limited
      into l
      from inventory.slot s
      left join catalog.sale_terms t on t.space_id = s.space_id and case when v_type is null then t.is_default else t.ticket_type_id = v_type end
      left join catalog.flat_price f on f.price_version_id = s.price_version_id and f.ticket_type_id = t.ticket_type_id
     where s.id = v_slots[n] and s.venue_id = p_venue and s.status <> 'removed';
    if l.slot_id is null then perform base.refuse('unknown_slot', jsonb_build_object('slot', v_slots[n], 'fault', 'missing')); end if;
    if l.ticket_type_id is null then perform base.refuse('unknown_ticket_type', jsonb_build_object('slot', l.slot_id, 'ticket_type', v_type)); end if;
    if v_quantity is null or v_quantity < 1 or v_quantity > 10000 then
      perform base.refuse('quantity_invalid', jsonb_build_object('quantity', v_quantity, 'line', n, 'most', 10000));
    end if;
    -- Only a shortcut that spares the queue: the update under the lock decides.
    if l.free < l.places then perform inventory.refuse_slot(l.slot_id, l.places, p_now, p_override); end if;
    if l.amount_minor is null or l.policy_version_id is null or not p_override and (p_now < l.opens_at or p_now >= l.closes_at) then
      perform orders.refuse_line(p_now, l, p_override);
    end if;
    if l.quota then l.quota := exists (select from inventory.slot_quota q where q.slot_id = l.slot_id and q.ticket_type_id = l.ticket_type_id); end if;
    v_lines := v_lines || l;
  end loop;
  if cardinality(v_lines) > 1 then
    v_lines := array(select y from unnest(v_lines) y order by y.kind_rank, y.slot_id, y.line_no);
  end if;
  return v_lines;
end $$;
comment on function orders.price_lines(timestamptz, bigint, jsonb, boolean) is 'Reads a cart: checks each line''s form and sale window, prices it and binds its policy. Lines come back in the lock order of slots (kind rank, id); at most 200.';
