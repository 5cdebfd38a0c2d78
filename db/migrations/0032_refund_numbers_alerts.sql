-- A refund part knows whether its channel may have paid it: asked by its present number, and that number not refused.
set role vd_owner;
alter table payments.refund_part add column asked_at timestamptz;
comment on column payments.refund_part.asked_at is 'When its channel was first asked for it by its present request number; null before, and again once the channel refused. While it is set the money may have gone, whatever was answered or not.';
update payments.refund_part rp set asked_at = r.created_at from payments.refund r where r.id = rp.refund_id and rp.state = 'started' and rp.tries > 0;
-- Money of a number nobody knew yet is looked for when that number is used.
create index payment_early on payments.payment((raw ->> 'request_no')) where order_id is null;
-- A release that does not fit its counter reaches the lead and finance at once.
alter table finance.alert drop constraint alert_kind_check;
alter table finance.alert add constraint alert_kind_check check (kind in ('technical_failures', 'money_for_closed_order', 'day_does_not_balance', 'safety_limit', 'stock_does_not_fit'));
comment on table finance.alert is 'What reaches the lead and finance: technical failures, money for a closed order, a day that does not balance, stock whose counter did not fit a release; to the lead, a space that holds as many people as is safe.';
reset role;
