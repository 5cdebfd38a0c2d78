create or replace function orders.price_lines(p_now timestamptz, p_venue bigint, p_lines jsonb, p_override boolean) returns orders.line[]
language plpgsql stable as $$
declare
  v_lines orders.line[] := '{}';
  l orders.line;
  v_opens timestamptz;
  x record;
  r record;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) = 0 then perform base.refuse('cart_empty'); end if;
  if jsonb_array_length(p_lines) > 200 then perform base.refuse('too_many_items', jsonb_build_object('lines', jsonb_array_length(p_lines), 'most', 200)); end if;
  for x in
    select j.n::int as n, j.slot, j.ticket_type, j.quantity
      from rows from (jsonb_to_recordset(p_lines) as (slot bigint, ticket_type bigint, quantity int)) with ordinality as j(slot, ticket_type, quantity, n) order by j.n
  loop
    -- Line by line: one row each by index. In one join with the cart the planner expects a hundred lines and reads all slots.
    select x.n as n, x.slot as slot, x.ticket_type as ticket_type, x.quantity as quantity, s.id as slot_id, s.kind_rank, s.business_date, s.starts_at, s.ends_at, s.label, s.on_sale_from, s.on_sale_until,
           s.price_version_id, s.capacity - s.held - s.sold - s.blocked as free,
           sp.id as space_id, sp.name as space, sp.category_id, sp.kind, sp.one_live_order, sp.real_name, sp.release_days, sp.release_time, sp.sale_ends_before,
           t.id as type_id, t.name as type_name, t.places, t.sale_from, t.sale_until, coalesce(t.policy_id, sp.policy_id, v.policy_id) as policy_id, v.zone, v.currency, v.hold_minutes
      into r
      from (values (x.slot)) as q(slot)
      left join inventory.slot s on s.id = q.slot and s.venue_id = p_venue and s.status <> 'removed'
      left join catalog.space sp on sp.id = s.space_id
      left join catalog.venue v on v.id = s.venue_id
      left join lateral (
        select y.* from catalog.ticket_type y
         where (y.space_id = sp.id or y.category_id = sp.category_id) and not y.retired
           and case when x.ticket_type is null then y.is_default else y.id = x.ticket_type end
         order by y.space_id nulls last limit 1) t on true;
    if r.slot_id is null then perform base.refuse('unknown_slot', jsonb_build_object('slot', r.slot, 'fault', 'missing')); end if;
    if r.type_id is null then perform base.refuse('unknown_ticket_type', jsonb_build_object('slot', r.slot, 'ticket_type', r.ticket_type)); end if;
    if r.quantity is null or r.quantity < 1 or r.quantity > 10000 then
      perform base.refuse('quantity_invalid', jsonb_build_object('quantity', r.quantity, 'line', r.n, 'most', 10000));
    end if;
    -- Only a shortcut that spares the queue: the update under the lock decides.
    if r.free < r.quantity * r.places then perform inventory.refuse_slot(r.slot_id, r.quantity * r.places, p_now, p_override); end if;
    if not p_override then
      v_opens := greatest(inventory.sale_opens_at(r.on_sale_from, r.business_date, r.release_days, r.release_time, r.zone), r.sale_from);
      if p_now < v_opens then
        perform base.refuse('slot_not_on_sale', jsonb_build_object('slot', r.slot_id, 'space', r.space, 'opens_at', v_opens));
      end if;
      if r.ends_at > p_now and p_now >= least(coalesce(r.on_sale_until, r.starts_at - r.sale_ends_before), r.sale_until) then
        perform base.refuse(case when p_now >= r.starts_at then 'slot_begun' else 'slot_sale_over' end,
          jsonb_build_object('slot', r.slot_id, 'space', r.space, 'starts_at', r.starts_at));
      end if;
    end if;
    l := null;
    l.line_no := r.n; l.slot_id := r.slot_id; l.kind_rank := r.kind_rank; l.ticket_type_id := r.type_id; l.quantity := r.quantity; l.places := r.quantity * r.places;
    l.amount_minor := r.quantity * catalog.price(r.price_version_id, r.type_id, r.space_id, r.category_id, r.business_date, (r.starts_at at time zone r.zone)::time);
    l.price_version_id := r.price_version_id; l.guarded := r.one_live_order; l.claims := r.kind in ('exclusive', 'instructor'); l.named := r.real_name;
    l.space_id := r.space_id; l.space := r.space; l.label := r.label; l.business_date := r.business_date; l.starts_at := r.starts_at; l.ends_at := r.ends_at;
    l.ticket_type := r.type_name; l.currency := r.currency; l.day := (p_now at time zone r.zone)::date;
    if l.amount_minor is null then perform base.refuse('no_price', jsonb_build_object('slot', r.slot_id, 'space', r.space)); end if;
    select pv.id, coalesce(pv.hold_minutes, r.hold_minutes), r.starts_at - make_interval(mins => pv.pay_on_arrival_minutes),
           exists (select from inventory.slot_quota q where q.slot_id = r.slot_id and q.ticket_type_id = r.type_id)
      into l.policy_version_id, l.hold_minutes, l.arrival, l.quota
      from catalog.policy_version pv where pv.policy_id = r.policy_id order by pv.version desc limit 1;
    if not found then perform base.refuse('no_policy', jsonb_build_object('space', r.space)); end if;
    v_lines := v_lines || l;
  end loop;
  if cardinality(v_lines) > 1 then
    v_lines := array(select y from unnest(v_lines) y order by y.kind_rank, y.slot_id, y.line_no);
  end if;
  return v_lines;
end $$;
comment on function orders.price_lines(timestamptz, bigint, jsonb, boolean) is 'Reads a cart: checks each line''s form and sale window, prices it and binds its policy. Lines come back in the lock order of slots (kind rank, id); at most 200.';
