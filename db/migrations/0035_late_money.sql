-- Money that came for a closed order goes back by itself where its channel can, once staff had time to move it.
alter table catalog.limits_version add column late_money_minutes int not null default 60 check (late_money_minutes between 0 and 10080);
comment on column catalog.limits_version.late_money_minutes is 'How long staff may move money that came for a closed order before its refund starts by itself, in minutes; without limits it is 60.';
alter table payments.payment add column refund_at timestamptz, add constraint payment_refund_proposed check (refund_at is null or (state = 'succeeded' and not applied));
comment on column payments.payment.refund_at is 'When the proposed refund of money for a closed order starts by itself; null where staff decide, or have decided.';
create index payment_refund_proposed on payments.payment(refund_at) where refund_at is not null;
