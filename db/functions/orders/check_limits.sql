create or replace function orders.check_limits(p_now timestamptz, p_venue bigint, p_customer bigint, p_lines orders.line[], p_override boolean) returns int
language plpgsql as $$
declare
  l catalog.limits_version;
  c record;
  x record;
begin
  select * into l from catalog.limits_version v where v.venue_id = p_venue order by v.version desc limit 1;
  if not found or p_override then return null; end if;
  select count(*) filter (where o.customer_id = p_customer) as by_customer, count(*) filter (where o.created_by = session_user) as by_operator,
         count(*) filter (where o.terminal = current_setting('application_name')) as by_terminal into c
    from orders.order o where o.venue_id = p_venue and o.state in ('HOLDING', 'PENDING_PAY')
     and (o.customer_id = p_customer or o.created_by = session_user or o.terminal = current_setting('application_name'));
  if c.by_customer >= l.customer_holds or c.by_operator >= l.operator_holds or c.by_terminal >= l.terminal_holds then
    perform base.refuse('limit_holds', jsonb_build_object('most', case when c.by_customer >= l.customer_holds then l.customer_holds when c.by_operator >= l.operator_holds then l.operator_holds else l.terminal_holds end,
      'who', case when c.by_customer >= l.customer_holds then 'customer' when c.by_operator >= l.operator_holds then 'operator' else 'terminal' end, 'overridable', true));
  end if;
  if num_nonnulls(l.customer_holds_minute, l.operator_holds_minute, l.terminal_holds_minute) > 0 then
    select count(*) filter (where o.customer_id = p_customer) as by_customer, count(*) filter (where o.created_by = session_user) as by_operator,
           count(*) filter (where o.terminal = current_setting('application_name')) as by_terminal into c
      from orders.order o where o.venue_id = p_venue and o.created_at > p_now - interval '1 minute';
    if c.by_customer >= l.customer_holds_minute or c.by_operator >= l.operator_holds_minute or c.by_terminal >= l.terminal_holds_minute then
      perform base.refuse('limit_rate', jsonb_build_object('overridable', true));
    end if;
  end if;
  for x in
    select 'slot' as kind, n.slot_id as subject, sum(n.places) + coalesce((select sum(i.places) from orders.item i join orders.order o on o.id = i.order_id
             where i.slot_id = n.slot_id and i.stock_state <> 'released' and o.customer_id = p_customer), 0) as places, l.places_slot as most
      from unnest(p_lines) n where l.places_slot is not null group by n.slot_id
    union all
    select 'day', extract(epoch from d.business_date)::bigint, d.places + coalesce((select sum(i.places) from orders.item i join orders.order o on o.id = i.order_id join inventory.slot s on s.id = i.slot_id
             where o.customer_id = p_customer and o.venue_id = p_venue and i.stock_state <> 'released' and s.business_date = d.business_date), 0), l.places_day
      from (select s.business_date, sum(n.places) as places from unnest(p_lines) n join inventory.slot s on s.id = n.slot_id group by 1) d where l.places_day is not null
    union all
    select 'activity', d.activity_id, d.places + coalesce((select sum(i.places) from orders.item i join orders.order o on o.id = i.order_id join inventory.slot s on s.id = i.slot_id
             where o.customer_id = p_customer and o.venue_id = p_venue and i.stock_state <> 'released' and s.activity_id = d.activity_id), 0), l.places_activity
      from (select s.activity_id, sum(n.places) as places from unnest(p_lines) n join inventory.slot s on s.id = n.slot_id where s.activity_id is not null group by 1) d where l.places_activity is not null
  loop
    if x.places > x.most then perform base.refuse('limit_places', jsonb_build_object('kind', x.kind, 'wanted', x.places, 'most', x.most, 'overridable', true)); end if;
  end loop;
  if num_nonnulls(l.unpaid_short, l.unpaid_confirm) > 0 then
    select count(*) as n into c from orders.order o
     where o.customer_id = p_customer and o.venue_id = p_venue and o.state = 'CLOSED_TIMEOUT' and o.created_at > p_now - make_interval(days => l.unpaid_days);
    if c.n >= l.unpaid_confirm then perform base.refuse('confirm_needed', jsonb_build_object('unpaid', c.n, 'days', l.unpaid_days, 'overridable', true)); end if;
    if c.n >= l.unpaid_short then return l.short_hold_minutes; end if;
  end if;
  return null;
end $$;
comment on function orders.check_limits(timestamptz, bigint, bigint, orders.line[], boolean) is 'The venue''s fairness limits for a hold; refuses, or returns the shorter hold in minutes for a customer with unpaid closures (null: the normal length). The caller holds the customer''s lock.';
