create or replace function orders.price_lines(p_now timestamptz, p_venue bigint, p_lines jsonb, p_override boolean) returns orders.line[]
language plpgsql stable as $$
declare
  v_lines orders.line[] := '{}';
  v_count int;
  r record;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) = 0 then perform base.refuse('cart_empty'); end if;
  v_count := jsonb_array_length(p_lines);
  if v_count > 200 then perform base.refuse('too_many_items', jsonb_build_object('lines', v_count, 'most', 200)); end if;
  for r in
    select l.n::int as n, l.slot, l.ticket_type, l.quantity, s.id as slot_id, s.kind_rank, s.business_date, s.starts_at, s.on_sale_from, s.on_sale_until,
           s.price_version_id, s.capacity - s.held - s.sold - s.blocked as free, s.status, s.suspect, s.ends_at,
           sp.id as space_id, sp.name as space, sp.category_id, sp.kind, sp.one_live_order, sp.real_name, sp.release_days, sp.release_time, sp.sale_ends_before,
           t.id as type_id, t.places, t.sale_from, t.sale_until, t.policy_id as type_policy, sp.policy_id as space_policy, v.policy_id as venue_policy, v.zone
      from rows from (jsonb_to_recordset(p_lines) as (slot bigint, ticket_type bigint, quantity int)) with ordinality as l(slot, ticket_type, quantity, n)
      left join inventory.slot s on s.id = l.slot and s.venue_id = p_venue and s.status <> 'removed'
      left join catalog.space sp on sp.id = s.space_id
      left join catalog.venue v on v.id = s.venue_id
      left join lateral (
        select x.* from catalog.ticket_type x
         where (x.space_id = sp.id or x.category_id = sp.category_id) and not x.retired
           and case when l.ticket_type is null then x.is_default else x.id = l.ticket_type end
         order by x.space_id nulls last limit 1) t on true
     order by s.kind_rank, s.id, l.n
  loop
    if r.slot_id is null then perform base.refuse('unknown_slot', jsonb_build_object('slot', r.slot, 'fault', 'missing')); end if;
    if r.type_id is null then perform base.refuse('unknown_ticket_type', jsonb_build_object('slot', r.slot, 'ticket_type', r.ticket_type)); end if;
    if r.quantity is null or r.quantity < 1 or r.quantity > 10000 then
      perform base.refuse('quantity_invalid', jsonb_build_object('quantity', r.quantity, 'line', r.n, 'most', 10000));
    end if;
    -- Only a shortcut that spares the queue: the update under the lock decides.
    if r.free < r.quantity * r.places then perform inventory.refuse_slot(r.slot_id, r.quantity * r.places, p_now, p_override); end if;
    if not p_override then
      if p_now < inventory.sale_opens_at(r.on_sale_from, r.business_date, r.release_days, r.release_time, r.zone) or p_now < r.sale_from then
        perform base.refuse('slot_not_on_sale', jsonb_build_object('slot', r.slot_id, 'space', r.space, 'opens_at',
          greatest(inventory.sale_opens_at(r.on_sale_from, r.business_date, r.release_days, r.release_time, r.zone), coalesce(r.sale_from, '-infinity'))));
      end if;
      if r.ends_at > p_now and p_now >= least(coalesce(r.on_sale_until, r.starts_at - r.sale_ends_before), coalesce(r.sale_until, 'infinity')) then
        perform base.refuse(case when p_now >= r.starts_at then 'slot_begun' else 'slot_sale_over' end,
          jsonb_build_object('slot', r.slot_id, 'space', r.space, 'starts_at', r.starts_at));
      end if;
    end if;
    v_lines := v_lines || (r.n, r.slot_id, r.kind_rank, r.type_id, r.quantity, r.quantity * r.places,
      r.quantity * catalog.price(r.price_version_id, r.type_id, r.space_id, r.category_id, r.business_date, (r.starts_at at time zone r.zone)::time),
      r.price_version_id, catalog.policy_version_of(coalesce(r.type_policy, r.space_policy, r.venue_policy)),
      r.one_live_order, r.kind in ('exclusive', 'instructor'),
      exists (select from inventory.slot_quota q where q.slot_id = r.slot_id and q.ticket_type_id = r.type_id), r.real_name)::orders.line;
    if (v_lines[cardinality(v_lines)]).amount_minor is null then
      perform base.refuse('no_price', jsonb_build_object('slot', r.slot_id, 'space', r.space));
    end if;
    if (v_lines[cardinality(v_lines)]).policy_version_id is null then perform base.refuse('no_policy', jsonb_build_object('space', r.space)); end if;
  end loop;
  return v_lines;
end $$;
comment on function orders.price_lines(timestamptz, bigint, jsonb, boolean) is 'Reads a cart: checks each line''s form and sale window, prices it and binds its policy. Lines come back in the lock order of slots (kind rank, id); at most 200.';
