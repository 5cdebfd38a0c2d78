-- A shift's cash is asked for at every look at it: without these each look reads all payments there are.
set role vd_owner;

create index payment_shift on payments.payment(shift_id) where shift_id is not null;
create index refund_part_shift on payments.refund_part(shift_id) where shift_id is not null;

reset role;
