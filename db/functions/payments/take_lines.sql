create or replace function payments.take_lines(p_refund bigint) returns text
language plpgsql as $$
declare o orders.order;
begin
  select x.* into o from payments.refund r join orders.order x on x.id = r.order_id where r.id = p_refund;
  if o.state not in ('PAID', 'SUSPENDED', 'CHECKED_IN', 'NO_SHOW') then return 'order_state'; end if;
  if exists (select from payments.refund_line l left join orders.item i on i.id = l.item_id and i.stock_state <> 'released' and i.refund_id is null and i.quantity = l.quantity
              where l.refund_id = p_refund and i.id is null) then
    return 'refund_outdated';
  end if;
  if exists (select from payments.refund_line l join orders.item i on i.id = l.item_id where l.refund_id = p_refund and i.use_state in ('part', 'all')) then return 'already_used'; end if;
  update orders.item i set refund_id = p_refund from payments.refund_line l where l.refund_id = p_refund and i.id = l.item_id;
  if not exists (select from orders.item i where i.order_id = o.id and i.stock_state <> 'released' and i.refund_id is null) then
    update orders.order x set before_refund = x.state, state = 'REFUNDING', event = 'refund_asked', version = x.version + 1 where x.id = o.id;
  end if;
  return null;
end $$;
comment on function payments.take_lines(bigint) is 'Takes the lines of a refund that was undone into it again, where the order has them as they were and nobody has used them; else says why not: order_state, refund_outdated, already_used. The caller has locked the order and what it releases (inventory.lock_release).';
