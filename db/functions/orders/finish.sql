create or replace function orders.finish(p_now timestamptz, p_batch int) returns int
language plpgsql as $$
declare v_over bigint[]; v_count int;
begin
  v_over := array(
    select o.id from orders.order o
     where o.state in ('PAID', 'CHECKED_IN') and o.last_end <= p_now
       -- A line that a stop took away waits for its refund or another slot, whoever was in for the others.
       and not exists (select from orders.item i where i.order_id = o.id and i.suspended and i.stock_state = 'sold' and i.refund_id is null)
       -- What a stop has yet to reach is the stop's: nobody is absent from a slot that the venue closed.
       and not exists (select from inventory.stop_order so join inventory.stop s on s.id = so.stop_id and s.state = 'published' where so.order_id = o.id and so.outcome in ('pending', 'failed'))
     order by o.id limit p_batch for no key update skip locked);
  if cardinality(v_over) = 0 then return 0; end if;
  -- Several sweeps count no-shows of the same customers: one order for all.
  perform 1 from customers.customer c where c.id in (select o.customer_id from orders.order o where o.id = any (v_over) and o.state = 'PAID') order by c.id for no key update;
  with moved as (
    update orders.order o set state = case when o.state = 'CHECKED_IN' or not orders.has_codes(o.id) then 'COMPLETED' else 'NO_SHOW' end, event = 'slot_over', version = o.version + 1
     where o.id = any (v_over) and o.state in ('PAID', 'CHECKED_IN')
    returning o.id, o.venue_id, o.state, o.customer_id
  ), items as (
    update orders.item i set use_state = 'no_show' from moved m where i.order_id = m.id and i.use_state = 'none' and i.stock_state = 'sold' and i.refund_id is null
      -- What yields no entry code (rackets, a coach) cannot be missed at a door.
      and exists (select from checkin.ticket t where t.item_id = i.id)
  ), counted as (
    update customers.customer c set no_shows = c.no_shows + n.n from (select m.customer_id, count(*) as n from moved m where m.state = 'NO_SHOW' group by 1) n
     where c.id = n.customer_id
  ), told as (
    insert into audit.entry(venue_id, actor, action, order_id, subject) select m.venue_id, 'system', 'finish', m.id, jsonb_build_object('state', m.state) from moved m
  ), published as (
    insert into events.outbox(venue_id, topic, ids) select m.venue_id, 'order', array_agg(m.id) from moved m group by m.venue_id
  )
  select count(*) into v_count from moved;
  return v_count;
end $$;
comment on function orders.finish(timestamptz, int) is 'Turns orders whose last slot is over into COMPLETED (used, or without an entry code) or NO_SHOW (not used); suspended, cancelled and refunded orders stay, and those that a published stop has not reached yet.';
