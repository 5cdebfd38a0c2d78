-- Payments, refunds, shifts, tickets, check-ins, discrepancies and the sweep's own record.
set role vd_owner;

create table finance.shift(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  terminal text not null check (char_length(terminal) between 1 and 120),
  operator name not null default session_user,
  opened_at timestamptz not null,
  float_minor bigint not null check (float_minor >= 0),
  closed_at timestamptz,
  counted_minor bigint check (counted_minor >= 0),
  expected_minor bigint,
  note text not null default '');
comment on table finance.shift is 'One cashier at one desk, from opening float to counted close.';
create unique index shift_one_open on finance.shift(venue_id, terminal) where closed_at is null;
create index shift_venue on finance.shift(venue_id, opened_at);

create table finance.cash_movement(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  shift_id bigint not null references finance.shift,
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null check (char_length(reason) between 1 and 400),
  at timestamptz not null,
  actor name not null default session_user);
comment on table finance.cash_movement is 'Cash put in (positive) or taken out of a drawer, with the reason; sales are payments, not movements.';
create index cash_movement_shift on finance.cash_movement(shift_id);

create table finance.day_seal(
  venue_id bigint not null references catalog.venue,
  day date not null,
  sealed_at timestamptz not null,
  sealed_by name not null default session_user,
  figures jsonb not null,
  primary key (venue_id, day));
comment on table finance.day_seal is 'A closed day with its figures; what comes later is booked on the day it is made.';

create table payments.payment(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  order_id bigint references orders.order,
  applied boolean not null default false,
  request_no text not null unique,
  channel text not null check (channel in ('cash', 'card', 'transfer', 'wechat', 'alipay', 'benefit')),
  channel_no text,
  asked_minor bigint check (asked_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  state text not null check (state in ('started', 'succeeded', 'failed')),
  flags text[] not null default '{}',
  given_minor bigint check (given_minor >= 0),
  shift_id bigint references finance.shift,
  paid_at timestamptz,
  money_day date,
  raw jsonb not null default '{}',
  actor name not null default session_user,
  terminal text not null default current_setting('application_name'),
  created_at timestamptz not null,
  constraint payment_applied check (not applied or (order_id is not null and state = 'succeeded')),
  constraint payment_day check ((state = 'succeeded') = (money_day is not null and paid_at is not null)),
  constraint payment_channel_once unique (channel, channel_no));
comment on table payments.payment is 'One payment by one channel. Our request number and the channel''s number are each unique, so a notification counts once. applied: it counts towards its order; a successful one that is not is an unapplied payment.';
create index payment_order on payments.payment(order_id);
create index payment_day on payments.payment(venue_id, money_day) where state = 'succeeded';
create index payment_unapplied on payments.payment(venue_id) where state = 'succeeded' and not applied;

create table payments.refund(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  order_id bigint references orders.order,
  amount_minor bigint not null check (amount_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  currency char(3) not null,
  state text not null check (state in ('started', 'succeeded', 'failed')),
  reason text not null default '',
  give_back text not null default 'on_success' check (give_back in ('on_success', 'on_accept')),
  asked_by name not null default session_user,
  approved_by name,
  created_at timestamptz not null,
  settled_at timestamptz,
  money_day date,
  constraint refund_day check ((state = 'succeeded') = (money_day is not null and settled_at is not null)));
comment on table payments.refund is 'Money going back: lines say for what, parts say to which payment.';
create index refund_order on payments.refund(order_id);
create index refund_day on payments.refund(venue_id, money_day) where state = 'succeeded';

create table payments.refund_line(
  refund_id bigint not null references payments.refund,
  item_id bigint not null references orders.item,
  venue_id bigint not null,
  quantity int not null check (quantity > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  primary key (refund_id, item_id));
comment on table payments.refund_line is 'What of an item a refund gives back: quantity, amount before the fee, and the fee kept.';
create index refund_line_item on payments.refund_line(item_id);

create table payments.refund_part(
  id bigint generated always as identity primary key,
  refund_id bigint not null references payments.refund,
  payment_id bigint not null references payments.payment,
  venue_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('started', 'succeeded', 'failed')),
  request_no text not null unique,
  channel_no text,
  tries int not null default 0,
  next_try_at timestamptz,
  answer jsonb not null default '{}',
  shift_id bigint references finance.shift,
  settled_at timestamptz,
  money_day date);
comment on table payments.refund_part is 'The part of a refund that goes back by one payment''s tender; never more than that payment brought.';
create index refund_part_refund on payments.refund_part(refund_id);
create index refund_part_payment on payments.refund_part(payment_id);
create index refund_part_due on payments.refund_part(next_try_at) where state = 'started';

create table checkin.ticket(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  order_id bigint not null references orders.order,
  item_id bigint not null references orders.item,
  slot_id bigint not null references inventory.slot,
  seq int not null check (seq > 0),
  party int not null check (party > 0),
  entered int not null default 0,
  inside int not null default 0,
  state text not null default 'valid' check (state in ('valid', 'void')),
  code_salt smallint not null default 0,
  short_code_hash bytea not null unique,
  first_used_at timestamptz,
  last_used_at timestamptz,
  last_door text,
  last_scan uuid,
  version int not null default 1,
  unique (item_id, seq),
  constraint ticket_use check (0 <= inside and inside <= party and 0 <= entered and entered <= party));
comment on table checkin.ticket is 'One entry code for party people: the short code is kept as a keyed hash only and made again from the ticket id by checkin.short_code.';
create index ticket_order on checkin.ticket(order_id);
create index ticket_slot on checkin.ticket(slot_id);

create table checkin.token(
  hash bytea primary key check (octet_length(hash) = 32),
  ticket_id bigint not null references checkin.ticket,
  venue_id bigint not null,
  terminal_id bigint not null references operators.terminal,
  reprint boolean not null default false,
  revoked boolean not null default false,
  issued_by name not null default session_user,
  issued_at timestamptz not null default clock_timestamp());
comment on table checkin.token is 'SHA-256 of each signed token issued for a ticket; the token itself is stored nowhere.';
create index token_ticket on checkin.token(ticket_id);

create table checkin.check_in(
  id bigint generated always as identity primary key,
  scan_id uuid not null unique,
  venue_id bigint not null,
  ticket_id bigint references checkin.ticket,
  slot_id bigint references inventory.slot,
  kind text not null check (kind in ('entry', 'exit', 'undo', 'refused')),
  people int not null default 0 check (people >= 0),
  verdict text not null,
  facts jsonb not null default '{}',
  source text not null check (source in ('token', 'short_code', 'document', 'staff')),
  door text not null default current_setting('application_name'),
  undoes bigint unique references checkin.check_in,
  reason text not null default '',
  offline boolean not null default false,
  scanned_at timestamptz not null,
  actor name not null default session_user,
  at timestamptz not null default clock_timestamp());
comment on table checkin.check_in is 'Every scan with its verdict: entries, exits, undos and refusals; scan_id makes an upload count once.';
create index check_in_ticket on checkin.check_in(ticket_id, id);
create index check_in_venue on checkin.check_in(venue_id, at desc);

create table finance.discrepancy(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  kind text not null,
  subject text not null,
  evidence jsonb not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'settled')),
  found_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz);
comment on table finance.discrepancy is 'What a check found, with its evidence; corrected only by two different people.';
create unique index discrepancy_once on finance.discrepancy(venue_id, kind, subject) where state <> 'settled';

create table inventory.sweep_run(
  id bigint generated always as identity primary key,
  at timestamptz not null,
  scanned int not null,
  changed int not null,
  failed int not null,
  finished_orders int not null default 0,
  late_ms bigint not null,
  took_ms bigint not null,
  actor name not null default session_user);
comment on table inventory.sweep_run is 'Each run of the time-out sweep that found work: scanned, changed, failures, how late it was and how long it took.';

create table schedule.generation(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  request jsonb not null,
  added int not null,
  existing int not null,
  conflicts int not null,
  made_by name not null default session_user,
  at timestamptz not null default clock_timestamp());
comment on table schedule.generation is 'Each run of the schedule generator: what was asked and what it did.';

-- Row policies: a login sees the rows of its venues, whatever statement reaches the table; the sweep''s owner sees all.
do $policies$
declare t record;
begin
  for t in select c.oid::regclass as rel, n.nspname as schema, c.relname as name
             from pg_class c join pg_namespace n on n.oid = c.relnamespace
             join pg_attribute a on a.attrelid = c.oid and a.attname = 'venue_id' and not a.attisdropped
            where c.relkind = 'r' and n.nspname in ('catalog', 'inventory', 'orders', 'payments', 'checkin', 'schedule', 'finance')
  loop
    execute format('alter table %s enable row level security', t.rel);
    execute format('alter table %s force row level security', t.rel);
    execute format('create policy by_venue on %s using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)))', t.rel);
    execute format('create policy system on %s to vd_system using (true)', t.rel);
  end loop;
end $policies$;

alter table catalog.venue enable row level security;
alter table catalog.venue force row level security;
create policy by_venue on catalog.venue using (id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on catalog.venue to vd_system using (true);
-- A new venue has no viewers yet; only the owner's function inserts, and it lets the creator see it at once.
create policy make on catalog.venue for insert to vd_owner with check (true);

alter table customers.customer_venue enable row level security;
alter table customers.customer_venue force row level security;
create policy by_venue on customers.customer_venue using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on customers.customer_venue to vd_system using (true);

alter table operators.terminal enable row level security;
alter table operators.terminal force row level security;
create policy by_venue on operators.terminal using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on operators.terminal to vd_system using (true);

reset role;
