-- What a pass or free hours paid for one line stays with that line: through parts of it and through a reschedule.
set role vd_owner;
alter table orders.item add column covered_by bigint, add column covered_minor bigint not null default 0;
comment on column orders.item.covered_by is 'The payment by pass or free hours that paid this line; it pays for no other, and gives back with this line only.';
comment on column orders.item.covered_minor is 'How much of this line covered_by paid: never above the line; a part of the line takes its share along.';
drop trigger item_net on orders.item;
create trigger item_net before update of amount_minor, adjust_minor, covered_minor on orders.item for each row
  when (new.covered_minor not between 0 and new.amount_minor + new.adjust_minor) execute function base.refuse_row();
drop policy net on orders.item;
create policy net on orders.item as restrictive for insert with check (covered_minor between 0 and amount_minor + adjust_minor);
reset role;
update orders.item i set covered_by = p.id, covered_minor = least(p.amount_minor - p.refunded_minor, i.amount_minor + i.adjust_minor)
  from payments.payment p join benefits.account a on a.id = p.account_id and a.kind <> 'stored_value'
 where p.applied and i.id = (p.raw ->> 'item')::bigint and i.order_id = p.order_id and i.stock_state <> 'released' and i.refund_id is null;
