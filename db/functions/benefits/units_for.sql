create or replace function benefits.units_for(p_now timestamptz, o orders.order, p_account bigint, p_item bigint, p_amount bigint) returns bigint
language plpgsql stable as $$
declare a benefits.account; i record; v_day date;
begin
  select * into a from benefits.account x where x.id = p_account and x.venue_id = o.venue_id and x.customer_id = o.customer_id;
  if not found then perform base.refuse('unknown_benefit', jsonb_build_object('fault', 'missing')); end if;
  v_day := base.venue_day(o.venue_id, p_now);
  if v_day < a.valid_from or v_day > a.valid_until then perform base.refuse('benefit_not_valid', jsonb_build_object('name', a.name, 'from', a.valid_from, 'until', a.valid_until)); end if;
  if a.kind = 'stored_value' then
    if a.currency <> o.currency then perform base.refuse('currency_differs', jsonb_build_object('payment', a.currency, 'order', o.currency)); end if;
    return p_amount;
  end if;
  -- A pass or free hours pay one line whole.
  select it.quantity, it.amount_minor + it.adjust_minor as net, it.covered_by, s.starts_at, s.ends_at, s.business_date, sp.category_id, v.zone into i
    from orders.item it join inventory.slot s on s.id = it.slot_id join catalog.space sp on sp.id = s.space_id join catalog.venue v on v.id = it.venue_id
   where it.id = p_item and it.order_id = o.id and it.stock_state <> 'released';
  if not found then perform base.refuse('unknown_item', jsonb_build_object('fault', 'missing')); end if;
  if i.net <> p_amount then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', p_amount, 'wanted_minor', i.net)); end if;
  if i.covered_by is not null then perform base.refuse('benefit_used_for_line'); end if;
  if a.category_id is distinct from i.category_id and a.category_id is not null or (a.weekdays & catalog.weekday_bit(i.business_date)) = 0
     or (i.starts_at at time zone i.zone)::time < a.from_time or (i.starts_at at time zone i.zone)::time >= a.until_time then
    perform base.refuse('benefit_not_for_this', jsonb_build_object('name', a.name));
  end if;
  return case a.kind when 'pass' then i.quantity else i.quantity * (extract(epoch from i.ends_at - i.starts_at) / 60)::bigint end;
end $$;
comment on function benefits.units_for(timestamptz, orders.order, bigint, bigint, bigint) is 'What a benefit gives for an amount or a line: minor units, uses or minutes; refuses where it is not the customer''s, not valid, or not for this category, day or time.';
