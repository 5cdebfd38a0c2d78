create or replace function customers.merge_facts(p_keep bigint, p_merge bigint) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'orders', (select count(*) from orders.order o where o.customer_id = p_merge),
    'live_orders', (select count(*) from customers.live_business(base.now(), p_merge) b where b.kind = 'order'),
    'waiting', (select count(*) from waitlist.entry e where e.customer_id = p_merge and e.state in ('WAITLISTED', 'OFFERED')),
    'benefits', (select count(*) from benefits.account a where a.customer_id = p_merge and a.balance > 0),
    'no_shows', (select sum(c.no_shows) from customers.customer c where c.id in (p_keep, p_merge)),
    'venues', (select count(*) from customers.customer_venue cv where cv.customer_id = p_merge),
    -- Two live bookings, or two places in one queue, cannot become one person's: one of them is ended first.
    -- At a venue the login does not see, only that there is one.
    'conflict', (select case when exists (select from operators.operator_venue v where v.login = session_user and v.venue_id = s.venue_id and v.active)
                             then jsonb_build_object('space', sp.name, 'starts_at', s.starts_at) else '{}' end
                   from (select i.slot_id from orders.item i where i.stock_state <> 'released' and i.guard_customer_id = p_merge
                            and exists (select from orders.item k where k.slot_id = i.slot_id and k.stock_state <> 'released' and k.guard_customer_id = p_keep)
                         union all
                         select e.slot_id from waitlist.entry e where e.customer_id = p_merge and e.state in ('WAITLISTED', 'OFFERED')
                            and exists (select from waitlist.entry f where f.slot_id = e.slot_id and f.customer_id = p_keep and f.state in ('WAITLISTED', 'OFFERED'))) x
                   join inventory.slot s on s.id = x.slot_id and s.ends_at > base.now() join catalog.space sp on sp.id = s.space_id order by s.starts_at limit 1));
$$;
comment on function customers.merge_facts(bigint, bigint) is 'What merging one profile into another moves, in numbers, at every venue of the organization (runs as the system owner), and the first booking that stands in its way.';
