-- What happens to orders after the sale: refunds by line, reschedules, stops, the waitlist, benefits, limits, alerts.
create schema waitlist authorization vd_owner;
create schema benefits authorization vd_owner;
grant usage on schema waitlist, benefits to vd_system;

set role vd_owner;

alter table orders.item add column adjust_minor bigint not null default 0;
alter table orders.item add column refund_id bigint;
alter table orders.item add constraint item_net check (amount_minor + adjust_minor >= 0);
comment on column orders.item.adjust_minor is 'This item''s share of the order''s adjustments, split once when they are made; refunds start from amount_minor + adjust_minor.';
comment on column orders.item.refund_id is 'The refund under way for this item; null again when it was refused.';
alter table orders.adjustment add column kind text not null default 'manual_price' check (kind in ('manual_price', 'shortfall', 'reschedule'));

create table inventory.seat(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  space_id bigint not null references catalog.space,
  block text not null default '' check (char_length(block) <= 40),
  "row" text not null check (char_length("row") between 1 and 20),
  number text not null check (char_length(number) between 1 and 20),
  unavailable boolean not null default false,
  unique (space_id, block, "row", number));
comment on table inventory.seat is 'A numbered seat of a space.';

create table inventory.item_seat(
  item_id bigint not null references orders.item,
  seat_id bigint not null references inventory.seat,
  slot_id bigint not null,
  venue_id bigint not null,
  live boolean not null default true,
  primary key (item_id, seat_id));
comment on table inventory.item_seat is 'The seats an item names; one seat of one slot is never in two live items.';
create unique index item_seat_once on inventory.item_seat(slot_id, seat_id) where live;

create table inventory.item_person(
  item_id bigint not null references orders.item,
  place int not null check (place > 0),
  slot_id bigint not null,
  venue_id bigint not null,
  name text not null default '' check (char_length(name) <= 200),
  document_type text not null check (document_type in ('id_card', 'passport', 'permit', 'other')),
  document_hash bytea not null check (octet_length(document_hash) = 32),
  document_tail text not null check (char_length(document_tail) between 2 and 4),
  sealed bytea,
  live boolean not null default true,
  primary key (item_id, place));
comment on table inventory.item_person is 'Who takes a place where real names apply. The document is kept sealed by the client, found by keyed hash, shown by its last characters; one document holds one live place of a slot.';
create unique index item_person_once on inventory.item_person(slot_id, document_type, document_hash) where live;

create table inventory.stop(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  space_ids bigint[] not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 400),
  state text not null default 'published' check (state in ('published', 'withdrawn')),
  published_by name not null default session_user,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  check (from_at < until_at));
comment on table inventory.stop is 'A published closure of spaces for a time range (weather, repairs) that suspends the orders it hits.';

create table inventory.stop_slot(
  stop_id bigint not null references inventory.stop,
  slot_id bigint not null,
  venue_id bigint not null,
  status_before text not null,
  primary key (stop_id, slot_id));
comment on table inventory.stop_slot is 'The slots a stop closed and what they were before, so that withdrawing gives back exactly that.';
create index stop_slot_slot on inventory.stop_slot(slot_id);

create table inventory.stop_order(
  stop_id bigint not null references inventory.stop,
  order_id bigint not null references orders.order,
  venue_id bigint not null,
  outcome text not null default 'pending' check (outcome in ('pending', 'cancelled', 'suspended', 'entered', 'refunding', 'refunded', 'rescheduled', 'called', 'failed', 'resumed', 'nothing')),
  detail text not null default '',
  amount_minor bigint not null default 0,
  handled_at timestamptz,
  primary key (stop_id, order_id));
comment on table inventory.stop_order is 'The orders a stop hit and what became of each: the worklist and the call list of the stop.';
create index stop_order_pending on inventory.stop_order(stop_id) where outcome = 'pending';
create index stop_order_order on inventory.stop_order(order_id);

create table waitlist.entry(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  slot_id bigint not null references inventory.slot,
  ticket_type_id bigint not null,
  customer_id bigint not null references customers.customer,
  quantity int not null check (quantity between 1 and 10000),
  places int not null check (places > 0),
  priority int not null default 0,
  state text not null default 'WAITLISTED' check (state in ('WAITLISTED', 'OFFERED', 'ACCEPTED', 'EXPIRED', 'CANCELLED')),
  order_id bigint references orders.order,
  skipped text not null default '',
  joined_at timestamptz not null,
  offered_at timestamptz,
  called_at timestamptz,
  created_by name not null default session_user,
  constraint entry_offer check ((state in ('OFFERED', 'ACCEPTED', 'EXPIRED')) <= (order_id is not null)));
comment on table waitlist.entry is 'A place in the queue for a full slot. An offer is a hold (order_id) made in the transaction that released the stock.';
create index entry_queue on waitlist.entry(slot_id, priority desc, joined_at, id) where state = 'WAITLISTED';
create unique index entry_order on waitlist.entry(order_id) where order_id is not null;
create unique index entry_once on waitlist.entry(slot_id, customer_id) where state in ('WAITLISTED', 'OFFERED');

create table benefits.account(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  customer_id bigint not null references customers.customer,
  kind text not null check (kind in ('stored_value', 'pass', 'free_hours')),
  name text not null check (char_length(name) between 1 and 120),
  currency char(3),
  category_id bigint references catalog.category,
  weekdays int not null default 127 check (weekdays between 1 and 127),
  from_time time,
  until_time time,
  valid_from date,
  valid_until date,
  balance bigint not null default 0,
  version int not null default 1,
  constraint balance_not_negative check (balance >= 0),
  check ((kind = 'stored_value') = (currency is not null)));
comment on table benefits.account is 'A member benefit. balance is in minor units (stored_value), uses (pass) or minutes (free_hours), kept by its ledger and never negative. Times and weekdays are the slot''s, on the venue''s clock.';
create index account_customer on benefits.account(customer_id, venue_id);

create table benefits.ledger(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  account_id bigint not null references benefits.account,
  delta bigint not null check (delta <> 0),
  balance_after bigint not null check (balance_after >= 0),
  payment_id bigint references payments.payment,
  refund_part_id bigint references payments.refund_part,
  reason text not null,
  actor name not null default session_user,
  at timestamptz not null);
comment on table benefits.ledger is 'Append-only: every change of a benefit''s balance with the balance after it.';
create index ledger_account on benefits.ledger(account_id, id);
create trigger append_only before update or delete on benefits.ledger for each row execute function inventory.refuse_change();

create table catalog.limits_version(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  version int not null,
  customer_holds int, operator_holds int, terminal_holds int,
  customer_holds_minute int, operator_holds_minute int, terminal_holds_minute int,
  unpaid_days int not null default 30 check (unpaid_days between 1 and 3660),
  unpaid_short int, short_hold_minutes int not null default 5 check (short_hold_minutes between 1 and 1440),
  unpaid_confirm int,
  places_slot int, places_day int, places_activity int,
  created_by name not null default session_user,
  created_at timestamptz not null default clock_timestamp(),
  unique (venue_id, version));
comment on table catalog.limits_version is 'Fairness limits of a venue, newest version in force; null means no limit. Holds at once and per minute; after unpaid_short closures in unpaid_days holds get short, after unpaid_confirm a lead must confirm; places one customer may have in a slot, a business date, an activity.';

create table finance.alert(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  kind text not null check (kind in ('technical_failures', 'money_for_closed_order', 'day_does_not_balance')),
  facts jsonb not null,
  raised_at timestamptz not null,
  seen_by name,
  seen_at timestamptz);
comment on table finance.alert is 'What reaches the lead and finance: technical failures, money for a closed order, a day that does not balance.';
create index alert_open on finance.alert(venue_id, raised_at) where seen_at is null;

alter table payments.payment add column account_id bigint references benefits.account;
alter table payments.payment add column units bigint;
alter table payments.payment add column refunded_minor bigint not null default 0;
alter table payments.payment add constraint payment_refunded check (refunded_minor >= 0 and refunded_minor <= amount_minor);
comment on column payments.payment.refunded_minor is 'Sum of its refund parts that succeeded or are under way; never more than it brought.';
comment on column payments.payment.units is 'Uses or minutes a benefit gave for this payment.';

do $policies$
declare t text;
begin
  foreach t in array array['inventory.seat', 'inventory.item_seat', 'inventory.item_person', 'inventory.stop', 'inventory.stop_slot', 'inventory.stop_order', 'waitlist.entry',
                           'benefits.account', 'benefits.ledger', 'catalog.limits_version', 'finance.alert'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy by_venue on %s using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)))', t);
    execute format('create policy system on %s to vd_system using (true)', t);
  end loop;
end $policies$;

reset role;
