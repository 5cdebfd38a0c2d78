-- A refund part knows whether its channel may have paid it: asked by its present number, and that number not refused.
set role vd_owner;
alter table payments.refund_part add column asked_at timestamptz;
comment on column payments.refund_part.asked_at is 'When its channel was first asked for it by its present request number; null before, and again once the channel refused. While it is set the money may have gone, whatever was answered or not.';
update payments.refund_part rp set asked_at = r.created_at from payments.refund r where r.id = rp.refund_id and rp.state = 'started' and rp.tries > 0;
reset role;
