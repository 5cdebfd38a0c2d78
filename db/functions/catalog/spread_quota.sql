create or replace function catalog.spread_quota(p_type bigint) returns void
language plpgsql as $$
declare t catalog.ticket_type; v_now timestamptz := base.now();
begin
  select * into t from catalog.ticket_type x where x.id = p_type;
  if t.quota is null and not exists (select from inventory.slot_quota q where q.ticket_type_id = p_type) then return; end if;
  -- Locked in the order of sales, so that the counts below are those of the moment.
  perform from inventory.slot s join catalog.space sp on sp.id = s.space_id
    where (sp.id = t.space_id or sp.category_id = t.category_id) and s.starts_at > v_now and s.status <> 'removed' order by s.kind_rank, s.id for update of s;
  if t.quota is null then
    delete from inventory.slot_quota q using inventory.slot s where q.ticket_type_id = p_type and s.id = q.slot_id and s.starts_at > v_now and q.held + q.sold = 0;
    update inventory.slot_quota q set quota = greatest(s.capacity, q.held + q.sold) from inventory.slot s where q.ticket_type_id = p_type and s.id = q.slot_id and s.starts_at > v_now;
    return;
  end if;
  insert into inventory.slot_quota as q (slot_id, ticket_type_id, venue_id, quota, held, sold)
    select s.id, t.id, s.venue_id, greatest(t.quota, n.held + n.sold), n.held, n.sold
      from inventory.slot s join catalog.space sp on sp.id = s.space_id
      cross join lateral (select coalesce(sum(i.places) filter (where i.stock_state = 'held'), 0)::int as held, coalesce(sum(i.places) filter (where i.stock_state = 'sold'), 0)::int as sold
                            from orders.item i where i.slot_id = s.id and i.ticket_type_id = t.id and i.stock_state <> 'released') n
     where (sp.id = t.space_id or sp.category_id = t.category_id) and s.starts_at > v_now and s.status <> 'removed' order by s.id
  on conflict (slot_id, ticket_type_id) do update set quota = greatest(excluded.quota, q.held + q.sold);
end $$;
comment on function catalog.spread_quota(bigint) is 'Brings the quota of a ticket type to its slots to come; never below what is held and sold in one.';
