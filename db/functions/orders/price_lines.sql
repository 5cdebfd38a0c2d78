create or replace function orders.price_lines(p_now timestamptz, p_venue bigint, p_lines jsonb, p_override boolean, p_tell boolean default false) returns orders.line[]
language plpgsql stable as $$
declare
  v_lines orders.line[];
  v_line jsonb;
  v_slot inventory.slot;
  v_terms catalog.sale_terms;
  v_type bigint;
  v_quantity int;
  v_amount bigint;
  v_count constant int := case jsonb_typeof(p_lines) when 'array' then jsonb_array_length(p_lines) else 0 end;
begin
  if v_count <> 1 then
    if v_count = 0 then perform base.refuse('cart_empty'); end if;
    if v_count > 200 then perform base.refuse('too_many_items', jsonb_build_object('lines', v_count, 'most', 200)); end if;
    -- The form of all lines before the rules of any.
    if exists (select from jsonb_array_elements(p_lines) l where jsonb_typeof(l) <> 'object') then perform base.refuse('request_malformed'); end if;
    perform (l ->> 'slot')::bigint, (l ->> 'ticket_type')::bigint, (l ->> 'quantity')::int from jsonb_array_elements(p_lines) l;
  end if;
  for n in 1 .. v_count loop
    v_line := p_lines -> (n - 1);
    v_type := (v_line ->> 'ticket_type')::bigint;
    v_quantity := (v_line ->> 'quantity')::int;
    -- Whole rows, one each by index: naming columns or joining costs the server more than reading them all.
    v_slot := (select s from inventory.slot s where s.id = (v_line ->> 'slot')::bigint and s.venue_id = p_venue and s.status <> 'removed');
    if v_slot.id is null then
      if jsonb_typeof(v_line) <> 'object' then perform base.refuse('request_malformed'); end if;
      perform base.refuse('unknown_slot', jsonb_build_object('slot', (v_line ->> 'slot')::bigint, 'fault', 'missing'));
    end if;
    v_terms := (select t from catalog.sale_terms t where t.space_id = v_slot.space_id and case when v_type is null then t.is_default else t.ticket_type_id = v_type end);
    if v_terms.ticket_type_id is null then
      -- None was asked for: the space has no type that stands for all, and is named, since an administrator has to add one.
      perform base.refuse('unknown_ticket_type', jsonb_build_object('slot', v_slot.id, 'ticket_type', v_type,
        'space', case when v_type is null then (select s.name from catalog.space s where s.id = v_slot.space_id) end));
    end if;
    -- Only a shortcut that spares the queue: the update under the lock decides.
    if v_quantity between 1 and 10000 and v_quantity * v_terms.places <= v_slot.capacity - v_slot.held - v_slot.sold - v_slot.blocked then null;
    elsif v_quantity is null or v_quantity < 1 or v_quantity > 10000 then
      perform base.refuse('quantity_invalid', jsonb_build_object('quantity', v_quantity, 'line', n, 'most', 10000));
    elsif p_tell and v_slot.status = 'open' and not v_slot.suspect and not v_slot.off_hours and v_slot.ends_at > p_now then
      v_lines := '{}';
      v_lines[1].sold_out := jsonb_build_object('slot', v_slot.id, 'space', v_terms.space, 'starts_at', v_slot.starts_at,
        'free', greatest(0, v_slot.capacity - v_slot.held - v_slot.sold - v_slot.blocked), 'held', v_slot.held, 'wanted', v_quantity * v_terms.places, 'fault', 'conflict');
      return v_lines;
    else
      perform inventory.refuse_slot(v_slot.id, v_quantity * v_terms.places, p_now, p_override);
    end if;
    select f.amount_minor into v_amount from catalog.flat_price f where f.price_version_id = v_slot.price_version_id and f.ticket_type_id = v_terms.ticket_type_id;
    if not found then
      v_amount := catalog.price(v_slot.price_version_id, v_terms.ticket_type_id, v_terms.space_id, v_terms.category_id, v_slot.business_date, (v_slot.starts_at at time zone v_terms.zone)::time);
    end if;
    -- Asked here only whether there is anything to ask: an expression is paid for whole, whatever of it is needed.
    if v_amount is null or v_terms.policy_version_id is null or not p_override and (p_now >= least(v_slot.starts_at - v_terms.sale_ends_before, v_terms.sale_until)
       or num_nonnulls(v_slot.on_sale_from, v_slot.on_sale_until, v_terms.release_days, v_terms.sale_from) > 0) then
      perform orders.check_sale(p_now, v_slot, v_terms, v_amount, p_override);
    end if;
    -- In the order of orders.line.
    v_lines[n] := row(n, v_slot.id, v_slot.kind_rank, v_terms.ticket_type_id, v_quantity, v_quantity * v_terms.places, v_quantity * v_amount,
      v_slot.price_version_id, v_terms.policy_version_id, v_terms.one_live_order, v_terms.claims,
      v_slot.quotas, v_terms.named,
      v_slot.space_id, v_terms.space, v_slot.label, v_slot.business_date, v_slot.starts_at, v_slot.ends_at, v_terms.ticket_type,
      v_terms.currency, (p_now at time zone v_terms.zone)::date, v_terms.hold_minutes, v_slot.starts_at - v_terms.pay_on_arrival, null, v_terms.limited, null)::orders.line;
    if v_slot.quotas then v_lines[n].quota := exists (select from inventory.slot_quota q where q.slot_id = v_slot.id and q.ticket_type_id = v_terms.ticket_type_id); end if;
  end loop;
  if v_count > 1 then
    v_lines := array(select y from unnest(v_lines) y order by y.kind_rank, y.slot_id, y.line_no);
    -- The first line of a slot guards "one live order".
    for n in 2 .. v_count loop
      if v_lines[n].slot_id = v_lines[n - 1].slot_id then v_lines[n].guarded := false; end if;
    end loop;
  end if;
  return v_lines;
end $$;
comment on function orders.price_lines(timestamptz, bigint, jsonb, boolean, boolean) is 'Reads a cart: checks each line''s form and sale window, prices it and binds its policy. Lines come back in the lock order of slots (kind rank, id); at most 200. With p_tell a line that finds its slot sold out comes back alone, with the facts, instead of being refused.';
