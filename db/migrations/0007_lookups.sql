-- Look-ups that read whole tables once there are a million orders: a refund's items, a slot's audit, a venue's waitlist.
set role vd_owner;

create index item_refund on orders.item(refund_id) where refund_id is not null;
create index entry_waiting on waitlist.entry(venue_id) where state in ('WAITLISTED', 'OFFERED');

reset role;
set role vd_audit;

create index entry_slot on audit.entry(slot_id) where slot_id is not null;

reset role;
