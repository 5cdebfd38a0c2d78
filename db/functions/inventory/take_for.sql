create or replace function inventory.take_for(p_now timestamptz, p_venue bigint, p_order bigint, p_customer bigint, p_lines orders.line[], p_override boolean) returns boolean
language plpgsql as $$
declare
  l orders.line;
  v_more boolean;
begin
  foreach l in array p_lines loop
    with taken as (
      update inventory.slot x set held = x.held + l.places, version = x.version + 1
       where x.id = l.slot_id and not x.suspect and (not x.off_hours or p_override) and (x.status = 'open' or (p_override and x.status = 'closed')) and (x.ends_at > p_now or p_override)
         and x.held + x.sold + x.blocked + l.places <= x.capacity
       returning x.held, x.sold),
    made as (
      insert into orders.item(id, venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, amount_minor, price_version_id, policy_version_id, stock_state, guard_customer_id)
        overriding system value select l.item_id, p_venue, p_order, l.line_no, l.slot_id, l.ticket_type_id, l.quantity, l.places, l.amount_minor, l.price_version_id, l.policy_version_id, 'held',
               case when l.guarded then p_customer end from taken where p_customer is not null)
    insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, sold_after, reason, at)
      select p_venue, l.slot_id, l.item_id, l.places, 0, t.held, t.sold, 'hold', p_now from taken t;
    if not found then perform inventory.refuse_slot(l.slot_id, l.places, p_now, p_override); end if;
    if l.quota or l.claims then v_more := true; end if;
  end loop;
  if v_more then
    if exists (select from unnest(p_lines) x where x.quota) then perform inventory.take_quota(p_lines); end if;
    if exists (select from unnest(p_lines) x where x.claims) then perform inventory.claim(p_order); end if;
  end if;
  return true;
end $$;
comment on function inventory.take_for(timestamptz, bigint, bigint, bigint, orders.line[], boolean) is 'The one way stock is taken: in the one lock order, a conditional update of each line''s slot (no row changed means refused, with the reason), its item where the order is new (p_customer; else the items are there) and its ledger row, then quotas and claims. An override sells a closed or ended slot and one outside its hours, never a full one.';
