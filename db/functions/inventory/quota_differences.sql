create or replace function inventory.quota_differences(p_slot bigint) returns jsonb
language sql stable as $$
  select jsonb_agg(jsonb_build_object('ticket_type', q.ticket_type_id, 'name', t.name, 'quota', q.quota, 'held', q.held, 'sold', q.sold, 'counted_held', c.held, 'counted_sold', c.sold) order by q.ticket_type_id)
    from inventory.slot_quota q join catalog.ticket_type t on t.id = q.ticket_type_id
    cross join lateral (select coalesce(sum(i.places) filter (where i.stock_state = 'held'), 0)::int as held, coalesce(sum(i.places) filter (where i.stock_state = 'sold'), 0)::int as sold
                          from orders.item i where i.slot_id = q.slot_id and i.ticket_type_id = q.ticket_type_id and i.stock_state <> 'released') c
   where q.slot_id = p_slot and (q.held <> c.held or q.sold <> c.sold);
$$;
comment on function inventory.quota_differences(bigint) is 'The ticket types of a slot whose own limit counts otherwise than their live items; null when all agree.';
