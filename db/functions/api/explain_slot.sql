create or replace function api.explain_slot(p_slot bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v_now timestamptz := base.now(); v jsonb;
begin
  select s.venue_id into v_venue from inventory.slot s where s.id = p_slot;
  if not found then perform base.refuse('unknown_slot', jsonb_build_object('slot', p_slot, 'fault', 'missing')); end if;
  perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance', 'administrator', 'auditor');
  select jsonb_build_object(
    'facts', to_jsonb(b) - 'parties', 'holders', b.parties,
    'counted', (select jsonb_build_object('held', coalesce(sum(i.places) filter (where i.stock_state = 'held'), 0), 'sold', coalesce(sum(i.places) filter (where i.stock_state = 'sold'), 0))
                  from orders.item i where i.slot_id = p_slot and i.stock_state <> 'released'),
    -- One row per reason, the strongest first; none means it can be booked.
    'verdict', (select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'facts', r.facts) order by r.rank), '[]') from (
        select 1 as rank, 'slot_stopped' as code, jsonb_build_object('reason', b.status_reason) as facts where b.status = 'stopped'
        union all select 2, 'slot_closed', jsonb_build_object('reason', b.status_reason) where b.status = 'closed' and not (select s.off_hours and s.status = 'open' from inventory.slot s where s.id = p_slot)
        union all select 2, 'slot_outside_hours', jsonb_build_object('starts_at', b.starts_at, 'ends_at', b.ends_at) from inventory.slot s where s.id = p_slot and s.off_hours and s.status = 'open'
        union all select 3, 'slot_ended', jsonb_build_object('ended_at', b.ends_at) where b.ends_at <= v_now
        union all select 4, case when b.starts_at <= v_now then 'slot_begun' else 'slot_sale_over' end, jsonb_build_object('starts_at', b.starts_at)
          where not b.on_sale and b.ends_at > v_now and coalesce(b.sale_opens_at <= v_now, true)
        union all select 5, 'slot_not_on_sale', jsonb_build_object('opens_at', b.sale_opens_at) where b.sale_opens_at > v_now
        union all select 6, 'claim_taken', jsonb_build_object('taken_by', os.name, 'taken_from', lower(c.during), 'taken_until', upper(c.during))
          from inventory.slot s join catalog.space sp on sp.id = s.space_id join catalog.space_unit u on u.space_id = sp.id
          join inventory.claim c on c.unit_id = u.unit_id and c.slot_id <> s.id and c.during && tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after)
          join inventory.slot o on o.id = c.slot_id join catalog.space os on os.id = o.space_id where s.id = p_slot
        union all select 7, 'sold_out', jsonb_build_object('capacity', b.capacity, 'held', b.held, 'sold', b.sold, 'blocked', b.blocked, 'free', b.free) where b.free = 0 and not b.claimed
        union all select 8, 'no_price', '{}' where b.price_minor is null) r),
    'history', (select coalesce(jsonb_agg(h.entry order by h.at, h.id), '[]') from (
        select l.at, l.id, jsonb_build_object('at', l.at, 'actor', l.actor, 'action', 'stock.' || l.reason, 'facts', jsonb_build_object('d_held', l.d_held, 'd_sold', l.d_sold,
               'held_before', l.held_after - l.d_held, 'sold_before', l.sold_after - l.d_sold, 'held_after', l.held_after, 'sold_after', l.sold_after, 'order_no', o.order_no)) as entry
          from inventory.stock_ledger l left join orders.item i on i.id = l.item_id left join orders.order o on o.id = i.order_id where l.slot_id = p_slot and l.d_blocked = 0
        union all
        select a.at, a.id, a.entry from audit.slot_history(p_slot) a) h))
    into v from inventory.board_rows(v_now, v_venue, array[p_slot]) b;
  return v;
end $$;
comment on function api.explain_slot(bigint) is 'Why a slot can or cannot be booked: the present facts, every reason against it, who holds what until when, and the full history from ledger and audit.';
