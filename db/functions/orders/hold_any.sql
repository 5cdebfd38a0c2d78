create or replace function orders.hold_any(p_now timestamptz, p_request uuid, p_content jsonb, p_override text) returns jsonb
language plpgsql as $$
declare
  v_venue bigint := (p_content ->> 0)::bigint;
  v_asked jsonb := p_content -> 2;
  v_tried bigint[] := '{}';
  v_lines jsonb;
  v_code text;
  v_detail text;
begin
  if v_asked is null or jsonb_typeof(v_asked) <> 'array' then perform base.refuse('cart_empty'); end if;
  if jsonb_array_length(v_asked) > 200 then perform base.refuse('too_many_items', jsonb_build_object('lines', jsonb_array_length(v_asked), 'most', 200)); end if;
  -- The customer comes before any slot; picking queues for slots.
  if (p_content -> 1 ->> 'id')::bigint > 0 and exists (select from catalog.limits_version l where l.venue_id = v_venue) then
    perform pg_advisory_xact_lock(base.lock_key(1, (p_content -> 1 ->> 'id')::bigint));
  end if;
  -- Picking is only a suggestion; taking decides. Each pick that fails is left out of the next, so this ends.
  for i in 1..50 loop
    begin
      v_lines := inventory.pick_any(p_now, v_venue, v_asked, v_tried);
      return orders.hold_cart(p_now, p_request, p_content, v_venue, p_content -> 1, v_lines, orders.price_lines(p_now, v_venue, v_lines, p_override is not null), p_content -> 3, p_override);
    exception when sqlstate 'VD000' then
      get stacked diagnostics v_code = message_text, v_detail = pg_exception_detail;
      if v_code not in ('sold_out', 'claim_taken', 'slot_closed') or (v_detail::jsonb ->> 'slot') is null
         or not exists (select from jsonb_array_elements(v_asked) with ordinality l(line, n)
                         where l.line ? 'category' and (v_lines -> (l.n::int - 1) ->> 'slot') = v_detail::jsonb ->> 'slot') then
        perform base.refuse(v_code, v_detail::jsonb);
      end if;
      v_tried := v_tried || (v_detail::jsonb ->> 'slot')::bigint;
    when exclusion_violation then
      v_detail := orders.claim_facts(v_lines);
      -- A line that names its slot cannot be helped by another pick.
      if exists (select from jsonb_array_elements(v_asked) l where not l ? 'category' and l ->> 'slot' = v_detail::jsonb ->> 'slot') then perform base.refuse('claim_taken', v_detail::jsonb); end if;
      -- Nobody else has it: two lines of the cart want one unit, and a third try would not tell them apart either.
      if not v_detail::jsonb ? 'slot' and i >= 3 then perform base.refuse('claim_taken', v_detail::jsonb); end if;
      if v_detail::jsonb ? 'slot' then v_tried := v_tried || (v_detail::jsonb ->> 'slot')::bigint; end if;
    end;
  end loop;
  perform base.refuse('server_busy', jsonb_build_object('fault', 'timeout'));
end $$;
comment on function orders.hold_any(timestamptz, uuid, jsonb, text) is 'Holds a cart in which lines say "any space of this category at this time" ({category, starts_at, ends_at, ticket_type, quantity}): picks a free one and takes it, and tries the next when somebody was first.';
