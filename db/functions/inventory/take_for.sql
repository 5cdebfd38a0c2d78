create or replace function inventory.take_for(p_now timestamptz, p_venue bigint, p_order bigint, p_lines orders.line[], p_override boolean) returns void
language plpgsql as $$
declare
  s record;
  v_held int;
  v_sold int;
begin
  for s in select l.kind_rank, l.slot_id, sum(l.places)::int as places, count(*) as n from unnest(p_lines) l group by 1, 2 order by 1, 2 loop
    update inventory.slot x set held = x.held + s.places, version = x.version + 1
     where x.id = s.slot_id and not x.suspect and (x.status = 'open' or (p_override and x.status = 'closed')) and (x.ends_at > p_now or p_override)
       and x.held + x.sold + x.blocked + s.places <= x.capacity
     returning x.held, x.sold into v_held, v_sold;
    if not found then perform inventory.refuse_slot(s.slot_id, s.places, p_now, p_override); end if;
    insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, sold_after, reason, at)
      select p_venue, s.slot_id, i.id, i.places, 0, v_held - coalesce(sum(i.places) over (order by i.id rows between 1 following and unbounded following), 0), v_sold, 'hold', p_now
        from orders.item i where i.order_id = p_order and i.slot_id = s.slot_id;
  end loop;
  if exists (select from unnest(p_lines) l where l.quota) then perform inventory.take_quota(p_order); end if;
  if exists (select from unnest(p_lines) l where l.claims) then perform inventory.claim(p_order); end if;
end $$;
comment on function inventory.take_for(timestamptz, bigint, bigint, orders.line[], boolean) is 'The one way stock is taken: in the one lock order, a conditional update of each slot (no row changed means refused, with the reason), its ledger rows, quotas and claims. An override sells a closed or ended slot, never a full one.';
