-- Customers, slots, orders, items, claims and the stock ledger: what must never break is a constraint here.
-- Rows written by every booking carry no foreign key to rows that all bookings share (venue, ticket type, versions): each
-- check would take a share lock on that one row. Catalog rows are never deleted instead (catalog.refuse_delete).
set role vd_owner;

create function catalog.refuse_delete() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'catalog_never_deleted' using errcode = 'VD000', detail = jsonb_build_object('table', tg_table_name);
end $$;
comment on function catalog.refuse_delete() is 'Catalog rows are retired, never deleted: orders point at them without a foreign key.';
do $t$
declare t text;
begin
  foreach t in array array['venue', 'category', 'space', 'unit', 'ticket_type', 'policy', 'policy_version', 'price_list', 'price_version'] loop
    execute format('create trigger never_deleted before delete on catalog.%I for each row execute function catalog.refuse_delete()', t);
  end loop;
end $t$;

create table customers.customer(
  id bigint generated always as identity primary key,
  organization_id bigint not null references operators.organization,
  name text not null check (char_length(name) between 1 and 200 and name = normalize(name, nfc)),
  phone_typed text not null default '' check (char_length(phone_typed) <= 40),
  phone_e164 text check (phone_e164 ~ '^\+[0-9]{6,15}$'),
  note text not null default '' check (char_length(note) <= 4000),
  no_shows int not null default 0,
  merged_into bigint references customers.customer,
  anonymised_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default clock_timestamp());
comment on table customers.customer is 'A person or club that books. Belongs to the organization; visible at a venue once linked there.';

create table customers.customer_venue(
  customer_id bigint not null references customers.customer,
  venue_id bigint not null references catalog.venue,
  linked_at timestamptz not null default clock_timestamp(),
  last_order_at timestamptz,
  orders int not null default 0,
  primary key (customer_id, venue_id));
comment on table customers.customer_venue is 'Where a customer is known. A number known only elsewhere makes a new profile.';
create index customer_venue_venue on customers.customer_venue(venue_id);

create table customers.search_key(
  venue_id bigint not null,
  kind text not null check (kind in ('digits', 'name')),
  key text not null,
  customer_id bigint not null references customers.customer,
  primary key (venue_id, kind, key, customer_id));
comment on table customers.search_key is 'Suffixes of phone numbers, and prefixes by character, word, pinyin and initials of names; outside the row policies (no operator used here is hampered), the venue is an explicit condition of every search.';
create index search_key_prefix on customers.search_key(venue_id, kind, key text_pattern_ops);
create index search_key_customer on customers.search_key(customer_id);

create table inventory.slot(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  space_id bigint not null references catalog.space,
  kind_rank smallint not null,
  activity_id bigint references catalog.activity,
  business_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  label text not null default '' check (char_length(label) <= 120),
  capacity int not null check (capacity >= 0),
  held int not null default 0,
  sold int not null default 0,
  blocked int not null default 0 check (blocked >= 0),
  status text not null default 'open' check (status in ('open', 'closed', 'stopped', 'removed')),
  status_reason text not null default '',
  price_version_id bigint references catalog.price_version,
  on_sale_from timestamptz,
  on_sale_until timestamptz,
  suspect boolean not null default false,
  version int not null default 1,
  constraint slot_times check (starts_at < ends_at and ends_at <= starts_at + interval '7 days'),
  constraint slot_stock check (0 <= held and 0 <= sold and held + sold <= capacity),
  constraint slot_once unique (space_id, starts_at, ends_at)
) with (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.02);
comment on table inventory.slot is 'One space, one time, sold under one business date: the unit of stock. held + sold never exceeds capacity; the low fill factor keeps counter updates within the page. suspect: reconciliation found it fuller than shown, no sale until settled.';
create index slot_board on inventory.slot(venue_id, business_date);
create index slot_over on inventory.slot(ends_at) where status <> 'removed';

create table inventory.slot_quota(
  slot_id bigint not null references inventory.slot,
  ticket_type_id bigint not null references catalog.ticket_type,
  venue_id bigint not null references catalog.venue,
  quota int not null check (quota >= 0),
  held int not null default 0,
  sold int not null default 0,
  primary key (slot_id, ticket_type_id),
  constraint quota_stock check (0 <= held and 0 <= sold and held + sold <= quota)
) with (fillfactor = 40);
comment on table inventory.slot_quota is 'A ticket type''s own limit inside a slot (early bird: 20 of 200), in places.';

create table orders.transition(
  from_state text not null,
  to_state text not null,
  event text not null,
  primary key (from_state, to_state, event));
comment on table orders.transition is 'The allowed moves of an order; a trigger refuses every other one.';
insert into orders.transition(from_state, to_state, event) values
  ('HOLDING', 'PAID', 'nothing_to_pay'), ('HOLDING', 'PENDING_PAY', 'payment_started'),
  ('HOLDING', 'PAID', 'paid'), ('PENDING_PAY', 'PAID', 'paid'),
  ('PENDING_PAY', 'HOLDING', 'payment_failed'),
  ('HOLDING', 'CLOSED_TIMEOUT', 'expired'), ('PENDING_PAY', 'CLOSED_TIMEOUT', 'expired'),
  ('HOLDING', 'CANCELLED', 'cancelled'), ('PENDING_PAY', 'CANCELLED', 'cancelled'),
  ('PAID', 'REFUNDING', 'refund_asked'), ('SUSPENDED', 'REFUNDING', 'refund_asked'),
  ('CHECKED_IN', 'REFUNDING', 'refund_asked'), ('NO_SHOW', 'REFUNDING', 'refund_asked'),
  ('REFUNDING', 'REFUNDED', 'refund_confirmed'),
  ('REFUNDING', 'PAID', 'refund_refused'), ('REFUNDING', 'SUSPENDED', 'refund_refused'),
  ('REFUNDING', 'CHECKED_IN', 'refund_refused'), ('REFUNDING', 'NO_SHOW', 'refund_refused'),
  ('PAID', 'CHECKED_IN', 'ticket_used'), ('NO_SHOW', 'CHECKED_IN', 'ticket_used'),
  ('CHECKED_IN', 'PAID', 'last_use_undone'), ('CHECKED_IN', 'COMPLETED', 'slot_over'),
  ('PAID', 'NO_SHOW', 'slot_over'), ('PAID', 'NO_SHOW', 'by_hand'), ('NO_SHOW', 'PAID', 'undone'),
  ('PAID', 'SUSPENDED', 'stop_published'), ('SUSPENDED', 'PAID', 'rescheduled'), ('SUSPENDED', 'PAID', 'stop_withdrawn');

create sequence orders.number_seq;

create table orders.order(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  order_no text not null unique,
  customer_id bigint not null references customers.customer,
  state text not null check (state in ('HOLDING', 'PENDING_PAY', 'PAID', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'CANCELLED',
                                       'CLOSED_TIMEOUT', 'REFUNDING', 'REFUNDED', 'SUSPENDED')),
  event text not null default 'held',
  before_refund text,
  currency char(3) not null,
  total_minor bigint not null check (total_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  expires_at timestamptz,
  last_end timestamptz not null,
  extended boolean not null default false,
  pay_on_arrival boolean not null default false,
  reschedules int not null default 0,
  close_reason text not null default '',
  note text not null default '' check (char_length(note) <= 4000),
  sweep_tries int not null default 0,
  sweep_error text,
  next_sweep_at timestamptz,
  created_by name not null default session_user,
  terminal text not null default current_setting('application_name'),
  created_at timestamptz not null,
  version int not null default 1,
  constraint order_expiry check ((expires_at is not null) = (state in ('HOLDING', 'PENDING_PAY')))
) with (fillfactor = 80);
comment on table orders.order is 'What a customer booked at one venue. The state is moved only along orders.transition; total is the sum of items less adjustments, paid the sum of applied successful payments; last_end is when its last live slot ends.';
create index order_due on orders.order(expires_at) where state in ('HOLDING', 'PENDING_PAY');
create index order_over on orders.order(last_end) where state in ('PAID', 'CHECKED_IN');
create index order_customer on orders.order(customer_id, created_at desc);
create index order_venue_day on orders.order(venue_id, created_at desc);

create table orders.item(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  order_id bigint not null references orders.order,
  line_no int not null,
  slot_id bigint not null,
  ticket_type_id bigint not null,
  quantity int not null check (quantity > 0),
  places int not null check (places > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  price_version_id bigint,
  policy_version_id bigint not null,
  stock_state text not null check (stock_state in ('held', 'sold', 'released')),
  use_state text not null default 'none' check (use_state in ('none', 'part', 'all', 'no_show')),
  suspended boolean not null default false,
  guard_customer_id bigint,
  unique (order_id, line_no)
) with (fillfactor = 80);
comment on table orders.item is 'One slot and ticket type of an order. places is what it takes from capacity. Live means stock_state is not released.';
comment on column orders.item.guard_customer_id is 'Set on the first live item an order has in a slot where a customer may have one live order only; unique among live items.';
create unique index item_one_live_order on orders.item(slot_id, guard_customer_id) where stock_state <> 'released' and guard_customer_id is not null;
create index item_slot on orders.item(slot_id) where stock_state <> 'released';

create view orders.hold with (security_invoker = true) as
  select i.id as item_id, i.venue_id, i.order_id, i.slot_id, i.places, o.expires_at
    from orders.item i join orders.order o on o.id = i.order_id
   where i.stock_state = 'held';
comment on view orders.hold is 'Stock taken for unpaid orders, with its expiry: the live items in stock state held.';

create type orders.line as (
  line_no int, slot_id bigint, kind_rank smallint, ticket_type_id bigint, quantity int, places int, amount_minor bigint,
  price_version_id bigint, policy_version_id bigint, guarded boolean, claims boolean, quota boolean, named boolean,
  space_id bigint, space text, label text, business_date date, starts_at timestamptz, ends_at timestamptz, ticket_type text,
  currency text, day date, hold_minutes int, arrival timestamptz, item_id bigint);
comment on type orders.line is 'One line of a cart, priced and bound to its policy; carts are kept in the lock order of slots.';

create table orders.adjustment(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  order_id bigint not null references orders.order,
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null check (char_length(reason) between 1 and 400),
  made_by name not null default session_user,
  approved_by name,
  at timestamptz not null default clock_timestamp());
comment on table orders.adjustment is 'A manual price: added to the items'' sum (negative lowers it), with who and why.';
create index adjustment_order on orders.adjustment(order_id);

create table inventory.claim(
  item_id bigint not null references orders.item,
  unit_id bigint not null,
  slot_id bigint not null,
  venue_id bigint not null,
  during tstzrange not null,
  primary key (item_id, unit_id),
  constraint claim_once exclude using gist (unit_id with =, during with &&));
comment on table inventory.claim is 'The units a live item takes for its time including buffers; the exclusion makes physical double use impossible. Removed when the item is released.';
create index claim_slot on inventory.claim(slot_id);

create table inventory.stock_ledger(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  slot_id bigint not null,
  item_id bigint,
  d_held int not null,
  d_sold int not null,
  held_after int not null,
  sold_after int not null,
  reason text not null,
  actor name not null default session_user,
  at timestamptz not null);
comment on table inventory.stock_ledger is 'Append-only: every change of held and sold, with the values after it (before is after minus the change), the reason, who and when.';
create index stock_ledger_slot on inventory.stock_ledger(slot_id, id);

create function inventory.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'ledger_append_only' using errcode = 'VD000', detail = '{}';
end $$;
comment on function inventory.refuse_change() is 'Keeps the stock ledger append-only.';
create function inventory.refuse_slot_delete() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from inventory.stock_ledger l where l.slot_id = old.id) then
    raise exception 'slot_has_history' using errcode = 'VD000', detail = jsonb_build_object('slot', old.id);
  end if;
  return old;
end $$;
comment on function inventory.refuse_slot_delete() is 'A slot with a ledger row is never deleted, only removed: items and ledger point at it without a foreign key.';
create trigger never_deleted before delete on inventory.slot for each row execute function inventory.refuse_slot_delete();
create trigger append_only before update or delete on inventory.stock_ledger for each row execute function inventory.refuse_change();

-- Who decides a move is the table: the trigger knows no state by name.
create function orders.check_move() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('HOLDING', 'PAID') then
      raise exception 'order_move' using errcode = 'VD001', detail = jsonb_build_object('from', '', 'to', new.state, 'event', new.event);
    end if;
  elsif old.state is distinct from new.state and not exists (
    select from orders.transition t where t.from_state = old.state and t.to_state = new.state and t.event = new.event) then
    raise exception 'order_move' using errcode = 'VD001', detail = jsonb_build_object('from', old.state, 'to', new.state, 'event', new.event, 'fault', 'conflict');
  end if;
  return new;
end $$;
comment on function orders.check_move() is 'Refuses every order move that is not in orders.transition.';
create trigger check_move before insert or update of state on orders.order for each row execute function orders.check_move();

reset role;
