create or replace function orders.take_back(p_order bigint, p_refund bigint) returns void
language plpgsql as $$
declare
  o orders.order;
  v_base text;
  v_state text;
  v_items bigint[];
begin
  select * into o from orders.order x where x.id = p_order;
  if not found then return; end if;
  v_base := case when o.state = 'REFUNDING' then o.before_refund else o.state end;
  -- While the refund was under way a stop may have come or gone.
  with back as (
    update orders.item i set refund_id = null, suspended = s.status = 'stopped' and (i.suspended or v_base in ('PAID', 'SUSPENDED') or v_base = 'CHECKED_IN' and i.use_state in ('none', 'part'))
      from inventory.slot s where i.order_id = p_order and i.refund_id = p_refund and s.id = i.slot_id returning i.id)
  select coalesce(array_agg(b.id), '{}') into v_items from back b;
  v_state := case
    when v_base not in ('PAID', 'SUSPENDED', 'CHECKED_IN') then v_base
    when v_base <> 'CHECKED_IN' and exists (select from orders.item i where i.order_id = p_order and i.suspended and i.stock_state <> 'released' and i.refund_id is null) then 'SUSPENDED'
    when exists (select from checkin.ticket t where t.order_id = p_order and t.entered > 0) then 'CHECKED_IN'
    else 'PAID' end;
  update orders.order x set state = v_state, before_refund = null, version = x.version + 1,
         event = case when x.state = 'REFUNDING' then 'refund_refused' when v_state = 'SUSPENDED' then 'stop_published' else x.event end
   where x.id = p_order;
  update inventory.stop_order so set outcome = case when exists (select from orders.item i join inventory.stop_slot ss on ss.stop_id = s.id and ss.slot_id = i.slot_id
                                                                  where i.id = any (v_items) and i.suspended and i.use_state = 'none') then 'suspended' else 'entered' end
    from inventory.stop s
   where so.order_id = p_order and so.outcome in ('refunding', 'nothing') and s.id = so.stop_id and s.state = 'published'
     and exists (select from orders.item i join inventory.stop_slot ss on ss.stop_id = s.id and ss.slot_id = i.slot_id where i.id = any (v_items) and i.suspended);
end $$;
comment on function orders.take_back(bigint, bigint) is 'The items of a refund that was refused for good are the order''s again, and the order is what it would be without the refund: suspended where a stop holds its slots now, checked in where a ticket is used.';
