-- The stage of the model-based test, on top of tests/db/fixture.sql: a clock that stands still between operations, days of
-- slots, and what has changed as one line of text per row. The invariants are those of db/selftest.
create or replace function base.now() returns timestamptz language plpgsql stable as $$
begin
  return timestamptz 'epoch' + (select c.shift from base.test_clock c);
end $$;
delete from inventory.slot where venue_id = 1;
insert into operators.operator_venue values ('service1', 1);
update catalog.venue set one_person = true;

create schema model;
create table model.shape(space_id bigint, hour int, length int);
create function model.add_day(p_day date) returns jsonb language plpgsql as $$
begin
  insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
    select 1, s.id, s.kind_rank, p_day, (p_day + make_interval(hours => h.hour)) at time zone 'Asia/Shanghai',
           (p_day + make_interval(hours => h.hour + h.length)) at time zone 'Asia/Shanghai', s.max_capacity, 1
      from model.shape h join catalog.space s on s.id = h.space_id order by s.id, h.hour;
  insert into inventory.slot_quota(slot_id, ticket_type_id, venue_id, quota) select s.id, 7, 1, 2 from inventory.slot s where s.space_id = 14 and s.business_date = p_day;
  return (select jsonb_agg(jsonb_build_array(s.id, s.space_id, extract(epoch from s.starts_at), extract(epoch from s.ends_at), s.capacity) order by s.id)
            from inventory.slot s where s.venue_id = 1 and s.business_date = p_day);
end $$;

-- Every row written since a transaction, as the model would write it; 0 for every row.
create function model.rows(p_since bigint) returns table(kind text, id bigint, line text, extra text) language plpgsql stable as $$
declare v_age int := case when p_since = 0 then 2147483647 else age((p_since % 4294967296)::text::xid) end;
begin
  return query
    select 'order', o.id, concat_ws(' ', o.customer_id, o.state, o.total_minor, o.paid_minor, coalesce(extract(epoch from o.expires_at)::bigint::text, '-'),
             extract(epoch from o.last_end)::bigint, o.extended, o.reschedules), '' from orders.order o where o.venue_id = 1 and age(o.xmin) <= v_age
    union all
    select 'item', i.id, concat_ws(' ', i.order_id, i.line_no, i.slot_id, i.ticket_type_id, i.quantity, i.places, i.amount_minor, i.adjust_minor, i.stock_state, i.use_state,
             i.suspended, coalesce(i.refund_id::text, '-'), pv.policy_id, coalesce(i.covered_by::text, '-'), i.covered_minor,
             coalesce((select string_agg(p.place || ':' || p.document_tail, ',' order by p.place) from inventory.item_person p where p.item_id = i.id), '-')), '' from orders.item i join catalog.policy_version pv on pv.id = i.policy_version_id where i.venue_id = 1 and age(i.xmin) <= v_age
    union all
    select 'slot', s.id, concat_ws(' ', s.held, s.sold, s.blocked, s.status, s.suspect), '' from inventory.slot s where s.venue_id = 1 and s.business_date < '2027-01-01' and age(s.xmin) <= v_age
    union all
    select 'quota', q.slot_id, concat_ws(' ', q.held, q.sold), '' from inventory.slot_quota q where q.venue_id = 1 and age(q.xmin) <= v_age
    union all
    select 'payment', p.id, concat_ws(' ', coalesce(p.order_id::text, '-'), p.applied, p.state, p.channel, p.amount_minor, p.currency, p.refunded_minor, coalesce(p.units, 0), p.request_no, coalesce(extract(epoch from p.refund_at)::bigint::text, '-')), ''
      from payments.payment p where p.venue_id = 1 and age(p.xmin) <= v_age
    union all
    select 'refund', r.id, concat_ws(' ', coalesce(r.order_id::text, '-'), r.amount_minor, r.fee_minor, r.state), '' from payments.refund r where r.venue_id = 1 and age(r.xmin) <= v_age
    union all
    select 'part', rp.id, concat_ws(' ', rp.refund_id, rp.payment_id, rp.amount_minor, rp.state, rp.tries), '' from payments.refund_part rp where rp.venue_id = 1 and age(rp.xmin) <= v_age
    union all
    select 'ticket', t.id, concat_ws(' ', t.item_id, t.seq, t.party, t.entered, t.inside, t.state), checkin.short_code(t.id, t.code_salt)
      from checkin.ticket t where t.venue_id = 1 and age(t.xmin) <= v_age
    union all
    select 'check_in', c.id, concat_ws(' ', c.ticket_id, c.kind, c.people), '' from checkin.check_in c where c.venue_id = 1 and age(c.xmin) <= v_age
    union all
    select 'entry', e.id, concat_ws(' ', e.slot_id, e.ticket_type_id, e.customer_id, e.quantity, e.priority, e.state, coalesce(e.order_id::text, '-')), ''
      from waitlist.entry e where e.venue_id = 1 and age(e.xmin) <= v_age
    union all
    select 'account', a.id, concat_ws(' ', a.customer_id, a.kind, a.balance), '' from benefits.account a where a.venue_id = 1 and age(a.xmin) <= v_age
    union all
    select 'stop', s.id, s.state, '' from inventory.stop s where s.venue_id = 1 and age(s.xmin) <= v_age
    union all
    select 'stop_order', so.stop_id * 1000000000 + so.order_id, so.outcome, '' from inventory.stop_order so where so.venue_id = 1 and age(so.xmin) <= v_age
    union all
    select 'customer', c.id, c.no_shows::text, '' from customers.customer c join customers.customer_venue cv on cv.customer_id = c.id and cv.venue_id = 1 where age(c.xmin) <= v_age
    union all
    select 'approval', a.id, concat_ws(' ', a.asked_by, a.action, a.used_at is not null), '' from operators.approval a where a.venue_id = 1 and age(a.xmin) <= v_age
    order by 1, 2;
end $$;
