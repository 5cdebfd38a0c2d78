-- What a correction books: money a channel has more or less of than we say, and refunds that never arrived, sent again.
set role vd_owner;

alter table finance.correction drop constraint correction_kind_check;
alter table finance.correction add constraint correction_kind_check
  check (kind in ('accept', 'recount', 'book_payment', 'book_difference', 'book_loss', 'book_refund', 'resend_refund'));
alter table finance.account drop constraint account_kind_check;
alter table finance.account add constraint account_kind_check check (kind in ('channel', 'revenue', 'fee', 'customers', 'difference'));

create table finance.booking(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  correction_id bigint not null references finance.correction,
  side text not null check (side in ('payment', 'refund')),
  account text not null check (account in ('difference', 'customers')),
  payment_id bigint references payments.payment,
  part_id bigint references payments.refund_part,
  order_id bigint references orders.order,
  channel text not null,
  channel_no text not null default '',
  amount_minor bigint not null check (amount_minor <> 0),
  currency char(3) not null,
  money_day date not null,
  for_day date not null,
  at timestamptz not null,
  actor name not null default session_user);
comment on table finance.booking is 'Money an approved correction books: amount is what a channel has more (or, below zero, less) than our payment or refund says; side is which of the two it corrects, account against what it is booked. It counts on money_day and points back to for_day.';
create index booking_day on finance.booking(venue_id, money_day);
create index booking_for_day on finance.booking(venue_id, for_day);
create index booking_payment on finance.booking(payment_id) where payment_id is not null;
create index booking_part on finance.booking(part_id) where part_id is not null;
create trigger append_only before update or delete on finance.booking for each row execute function inventory.refuse_change();
create trigger keep_sealed_new before insert on finance.booking for each row execute function finance.keep_sealed();

alter table payments.payment add column corrects_id bigint references payments.payment;
comment on column payments.payment.corrects_id is 'The payment this one adds to: the channel has both as one.';
create index payment_corrects on payments.payment(corrects_id) where corrects_id is not null;
alter table payments.refund_part add column replaced_by bigint references payments.refund_part;
comment on column payments.refund_part.replaced_by is 'The part sent again in place of this one, whose money never arrived and was booked back.';

-- A statement's lines find what they belong to by index, some at a time; each of ours belongs to one line.
create unique index statement_line_payment on finance.statement_line(statement_id, payment_id) where payment_id is not null;
create unique index statement_line_part on finance.statement_line(statement_id, part_id) where part_id is not null;
create index refund_part_channel_no on payments.refund_part(venue_id, channel_no) where channel_no is not null;

-- Rests that were waived have a line of the day's report.
create index adjustment_shortfall on orders.adjustment(venue_id, at) where kind = 'shortfall';

reset role;
