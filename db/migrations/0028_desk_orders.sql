-- The desk's orders: cash is counted at a shift's end, and what no shift took nobody would miss; orders are found by the day they
-- are for and by their state.
-- What was taken before this rule stays as it is.
do $$
begin
  execute format('alter table payments.payment add constraint payment_cash_in_shift check (channel <> ''cash'' or shift_id is not null or id <= %s)',
    (select coalesce(max(p.id), 0) from payments.payment p where p.channel = 'cash' and p.shift_id is null));
end $$;

-- The states few orders are in; the newest of the others are found on the way through the newest of all.
create index order_rare_state on orders.order(venue_id, state, created_at desc) where state not in ('HOLDING', 'PENDING_PAY', 'PAID', 'CHECKED_IN', 'COMPLETED');

drop function if exists api.find_orders(bigint, text, text, text, int);

-- WeChat Pay and Alipay taken by a code or a terminal of the venue's own, which no program speaks to: staff read the channel's number
-- and type it. Their statements are matched by it, and refunds of them are made where they came in.
alter table payments.payment add column by_hand boolean not null default false,
  add constraint payment_by_hand check (not by_hand or (channel in ('wechat', 'alipay') and channel_no is not null));
comment on column payments.payment.by_hand is 'Of a payment channel, but told by staff with the channel''s number; its refund is made and told by staff as well.';

-- Venues and spaces are saved as every record of the catalogue is.
drop function if exists api.save_venue(uuid, jsonb), api.save_space(uuid, jsonb);

drop function if exists api.work_stop(bigint);
