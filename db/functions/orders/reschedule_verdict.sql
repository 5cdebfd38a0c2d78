create or replace function orders.reschedule_verdict(p_now timestamptz, p_order bigint, p_items bigint[]) returns table(code text, facts jsonb, hard boolean)
language sql stable as $$
  with o as (select * from orders.order x where x.id = p_order),
  i as (
    select min(pv.reschedule_times) filter (where not it.suspended) as times, min(s.starts_at - make_interval(hours => pv.reschedule_until_hours)) filter (where not it.suspended) as until,
           bool_or(it.use_state in ('part', 'all')) as used
      from orders.item it join catalog.policy_version pv on pv.id = it.policy_version_id join inventory.slot s on s.id = it.slot_id where it.id = any (p_items))
  select 'order_state', jsonb_build_object('state', o.state, 'order_no', o.order_no, 'wanted', 'PAID', 'fault', 'conflict'), true from o where o.state not in ('HOLDING', 'PAID', 'SUSPENDED')
     and not (o.state = 'CHECKED_IN' and not exists (select from orders.item it where it.id = any (p_items) and not it.suspended))
  union all
  select 'reschedule_used_up', jsonb_build_object('times', i.times, 'used', o.reschedules), false from o, i where o.state = 'PAID' and o.reschedules >= i.times
  union all
  select 'reschedule_too_late', jsonb_build_object('until', i.until), false from o, i where o.state = 'PAID' and p_now > i.until
  union all
  select 'already_used', '{}', true from i where i.used;
$$;
comment on function orders.reschedule_verdict(timestamptz, bigint, bigint[]) is 'Every reason against moving these items, hard ones and those a lead may override. What a stop suspended may always move while nobody is in on it, also where somebody is in for the rest of the order.';
