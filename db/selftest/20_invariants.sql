-- The invariants of the whole product as counts that must be zero, for scratch databases of proofs: the self-test's, and the
-- tests' model. They read everything, so a venue at work has the cheaper watch of inventory.differences.
create schema proof;
create function proof.broken() returns table(name text, n bigint) language sql stable as $$
  with item as (
    select i.*, o.state as order_state, o.customer_id, sp.one_live_order, sp.real_name, sp.kind, t.codes
      from orders.item i join orders.order o on o.id = i.order_id join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
      join catalog.ticket_type t on t.id = i.ticket_type_id)
  select * from (values
    ('a slot''s counters differ from its items', (select count(*) from catalog.venue v, inventory.differences(v.id))),
    ('an order''s money differs from its payments', (select count(*) from catalog.venue v, finance.money_differences(v.id) d
       -- Told apart: a channel that paid what it had refused, while the place was used or sold anew, is a work item.
       where not exists (select from finance.discrepancy x where x.kind = 'refund_paid_late' and x.venue_id = v.id and (x.evidence ->> 'order')::bigint = d.order_id))),
    ('more is held and sold than there is', (select count(*) from inventory.slot s where s.held < 0 or s.sold < 0 or s.held + s.sold > s.capacity)),
    ('the stock ledger does not add up to the counters', (select count(*) from inventory.slot s
       where (s.held, s.sold) <> (select coalesce(sum(l.d_held), 0), coalesce(sum(l.d_sold), 0) from inventory.stock_ledger l where l.slot_id = s.id))),
    ('the stock ledger''s rows do not follow each other', (select count(*) from (
       select l.held_after - l.d_held as held_before, l.sold_after - l.d_sold as sold_before, lag(l.held_after, 1, 0) over w as held, lag(l.sold_after, 1, 0) over w as sold
         from inventory.stock_ledger l window w as (partition by l.slot_id order by l.id)) x where (x.held_before, x.sold_before) <> (x.held, x.sold))),
    ('a quota''s counters differ from its items', (select count(*) from inventory.slot_quota q
       where (q.held, q.sold) <> (select coalesce(sum(i.places) filter (where i.stock_state = 'held'), 0), coalesce(sum(i.places) filter (where i.stock_state = 'sold'), 0)
                                    from item i where i.slot_id = q.slot_id and i.ticket_type_id = q.ticket_type_id))),
    ('a live item lacks a claim on a unit', (select count(*) from item i join inventory.slot s on s.id = i.slot_id join catalog.space_unit u on u.space_id = s.space_id
       where i.stock_state <> 'released' and i.kind in ('exclusive', 'instructor') and not exists (select from inventory.claim c where c.item_id = i.id and c.unit_id = u.unit_id))),
    ('a claim outlives its item', (select count(*) from inventory.claim c join item i on i.id = c.item_id where i.stock_state = 'released')),
    ('a customer has two live orders in a slot', (select count(*) from (select from item i where i.stock_state <> 'released' and i.one_live_order
       group by i.slot_id, i.customer_id having count(distinct i.order_id) > 1) x)),
    ('a live order does not guard its slot exactly once', (select count(*) from (select from item i where i.stock_state <> 'released' and i.one_live_order
       group by i.slot_id, i.order_id having count(i.guard_customer_id) <> 1) x)),
    ('a document has two live places of a slot', (select count(*) from (select from inventory.document_hash h where h.live group by h.slot_id, h.hash having count(*) > 1) x)),
    ('a place lacks its document', (select count(*) from item i where i.stock_state <> 'released' and i.real_name
       and i.places <> (select count(*) from inventory.item_person p where p.item_id = i.id and p.live))),
    ('a place and its document differ', (select count(*) from inventory.item_person p join inventory.document_hash h on h.item_id = p.item_id and h.place = p.place
       where h.live <> p.live or h.slot_id <> p.slot_id)),
    ('a document outlives its item', (select count(*) from inventory.item_person p join item i on i.id = p.item_id where p.live and i.stock_state = 'released')),
    ('a payment''s refunded sum differs from its parts', (select count(*) from payments.payment p
       where p.refunded_minor <> (select coalesce(sum(rp.amount_minor), 0) from payments.refund_part rp where rp.payment_id = p.id and rp.state <> 'failed') or p.refunded_minor > p.amount_minor)),
    ('a refund''s parts do not add up to it', (select count(*) from payments.refund r
       where r.state <> 'failed' and r.amount_minor <> (select coalesce(sum(rp.amount_minor), 0) from payments.refund_part rp where rp.refund_id = r.id))),
    ('an item was refunded for more than its price', (select count(*) from item i
       where (select coalesce(sum(l.amount_minor), 0) from payments.refund_line l join payments.refund r on r.id = l.refund_id where l.item_id = i.id and r.state <> 'failed') > i.amount_minor + i.adjust_minor)),
    ('a balance differs from its ledger', (select count(*) from benefits.account a where a.balance <> (select coalesce(sum(l.delta), 0) from benefits.ledger l where l.account_id = a.id)
       or a.balance < 0 or a.balance <> coalesce((select l.balance_after from benefits.ledger l where l.account_id = a.id order by l.id desc limit 1), 0))),
    ('a sold item has more or fewer tickets than it should', (select count(*) from item i where i.stock_state = 'sold'
       and i.quantity * i.codes <> (select count(*) from checkin.ticket t where t.item_id = i.id and t.state = 'valid'))),
    ('a valid ticket of stock that is not sold', (select count(*) from checkin.ticket t join item i on i.id = t.item_id where t.state = 'valid' and i.stock_state <> 'sold')),
    ('a ticket''s entries differ from its scans', (select count(*) from checkin.ticket t
       where t.entered <> (select coalesce(sum(case c.kind when 'entry' then c.people when 'undo' then -c.people else 0 end), 0) from checkin.check_in c where c.ticket_id = t.id))),
    ('an order''s total differs from its items', (select count(*) from orders.order o where o.total_minor <> (select coalesce(sum(i.amount_minor + i.adjust_minor), 0) from item i
       where i.order_id = o.id and not exists (select from inventory.stock_ledger l where l.item_id = i.id and l.reason = 'reschedule' and l.d_held + l.d_sold < 0)))),
    ('an order''s state does not fit its stock', (select count(*) from (select o.id, o.state, count(i.id) filter (where i.stock_state = 'held') as held, count(i.id) filter (where i.stock_state = 'sold') as sold
         from orders.order o left join item i on i.order_id = o.id group by o.id) x
       where case when x.state in ('HOLDING', 'PENDING_PAY') then x.held = 0 or x.sold > 0
                  when x.state in ('CANCELLED', 'CLOSED_TIMEOUT', 'REFUNDED') then x.held + x.sold > 0
                  when x.state = 'REFUNDING' then x.held > 0
                  else x.sold = 0 or x.held > 0 end)),
    ('an order waits with nothing to pay', (select count(*) from orders.order o where o.state in ('HOLDING', 'PENDING_PAY') and o.paid_minor >= o.total_minor
       and not exists (select from waitlist.entry e where e.order_id = o.id and e.state = 'OFFERED'))),
    ('an order is suspended without a suspended item', (select count(*) from orders.order o where o.state = 'SUSPENDED'
       and not exists (select from item i where i.order_id = o.id and i.stock_state <> 'released' and i.suspended))),
    ('a paid order has a suspended item', (select count(*) from orders.order o where o.state = 'PAID'
       and exists (select from item i where i.order_id = o.id and i.stock_state <> 'released' and i.refund_id is null and i.suspended))),
    ('CHECKED_IN without a used ticket, or a used ticket without it', (select count(*) from orders.order o where o.state in ('PAID', 'CHECKED_IN', 'NO_SHOW')
       and (o.state = 'CHECKED_IN') <> exists (select from checkin.ticket t where t.order_id = o.id and t.entered > 0))),
    ('REFUNDING without a refund under way', (select count(*) from orders.order o where o.state = 'REFUNDING'
       and not exists (select from payments.refund r where r.order_id = o.id and r.state = 'started'))),
    ('an offer without its hold, or a hold whose offer is over', (select count(*) from waitlist.entry e join orders.order o on o.id = e.order_id where e.state = 'OFFERED' and o.state not in ('HOLDING', 'PENDING_PAY'))),
    ('stock did not fit, or an order could not be swept', (select count(*) from finance.discrepancy d where d.kind in ('stock_move_does_not_fit', 'sweep_failed'))),
    ('a stop could not handle an order', (select count(*) from inventory.stop_order so where so.outcome = 'failed')),
    ('a sale on a slot that stays closed', (select count(*) from inventory.stop s join inventory.stop_slot ss on ss.stop_id = s.id join inventory.slot x on x.id = ss.slot_id
       where s.state = 'published' and x.status <> 'stopped'))) as v(name, n) where v.n > 0;
$$;
comment on function proof.broken() is 'Every broken invariant by name with how often; no row is the only good answer.';
