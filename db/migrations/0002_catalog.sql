-- Venues and what they sell: spaces, units, ticket types, prices and policies with versions.
set role vd_owner;

create table catalog.venue(
  id bigint generated always as identity primary key,
  organization_id bigint not null references operators.organization,
  name text not null check (char_length(name) between 1 and 200),
  zone text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  region char(2) not null default 'CN' check (region ~ '^[A-Z]{2}$'),
  opening_hours jsonb not null default '{}',
  hold_minutes int not null default 15 check (hold_minutes between 1 and 1440),
  one_person boolean not null default false,
  version int not null default 1);
comment on table catalog.venue is 'A sports hall, pool, museum, aquarium. zone is an IANA time zone, currency ISO 4217, region (ISO 3166-1) reads phone numbers. opening_hours: {"1": [["09:00","22:00"], …], …} by ISO weekday.';
comment on column catalog.venue.one_person is 'Two-person rules are switched off; every report says so.';

create table operators.operator_venue(
  login name not null references operators.operator(login) on update cascade,
  venue_id bigint not null references catalog.venue,
  primary key (login, venue_id));
comment on table operators.operator_venue is 'The venues a login sees. Every row policy reads this by session_user.';

create table operators.terminal(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 60),
  key_id bytea not null unique check (octet_length(key_id) between 4 and 16),
  public_key bytea not null check (octet_length(public_key) = 32),
  registered_by name not null default session_user,
  registered_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz);
comment on table operators.terminal is 'A desk or door that signs tickets: its Ed25519 public key and key id. Revoked keys stay, so that their tickets are recognised and refused.';

create table catalog.category(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 120),
  position int not null default 0,
  unique (venue_id, name));
comment on table catalog.category is 'Groups spaces on the board: badminton, pool, rental.';

create table catalog.policy(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 120),
  unique (venue_id, name));
comment on table catalog.policy is 'A named set of cancel, reschedule, stop and hold rules; the rules are in its versions.';

create table catalog.policy_version(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  policy_id bigint not null references catalog.policy,
  version int not null,
  refund_mode text not null default 'hours' check (refund_mode in ('hours', 'days', 'never')),
  refund_free_until int not null default 2 check (refund_free_until between 0 and 8760),
  late_fee_kind text not null default 'never' check (late_fee_kind in ('never', 'fixed', 'percent', 'steps')),
  late_fee_value bigint not null default 0 check (late_fee_value >= 0),
  fee_kind text not null default 'none' check (fee_kind in ('none', 'fixed', 'percent', 'steps')),
  fee_value bigint not null default 0 check (fee_value >= 0),
  fee_steps jsonb not null default '[]',
  whole_order boolean not null default false,
  reschedule_days int not null default 30 check (reschedule_days >= 0),
  reschedule_times int not null default 1 check (reschedule_times >= 0),
  reschedule_until_hours int not null default 2 check (reschedule_until_hours >= 0),
  stop_outcome text not null default 'refund' check (stop_outcome in ('refund', 'offer')),
  hold_minutes int check (hold_minutes between 1 and 1440),
  pay_on_arrival_minutes int check (pay_on_arrival_minutes between 0 and 10080),
  offer_minutes int not null default 10 check (offer_minutes between 1 and 1440),
  give_back text not null default 'on_success' check (give_back in ('on_success', 'on_accept')),
  created_by name not null default session_user,
  created_at timestamptz not null default clock_timestamp(),
  unique (policy_id, version));
comment on table catalog.policy_version is 'Immutable rules an item is bound to when it is made. refund_free_until is in hours (rolling) or calendar days of the venue; fee in minor units or hundredths of a percent; pay_on_arrival_minutes: a hold may stand until that long before the start (null: not allowed).';

create table catalog.space(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  category_id bigint not null references catalog.category,
  name text not null check (char_length(name) between 1 and 120),
  kind text not null check (kind in ('exclusive', 'quota', 'equipment', 'instructor')),
  kind_rank smallint not null generated always as (case kind when 'exclusive' then 1 when 'quota' then 2 when 'instructor' then 3 else 4 end) stored,
  max_capacity int not null check (max_capacity between 1 and 1000000),
  buffer_before interval not null default '0' check (buffer_before >= '0' and buffer_before <= '1 day'),
  buffer_after interval not null default '0' check (buffer_after >= '0' and buffer_after <= '1 day'),
  entry_before interval not null default '30 min' check (entry_before >= '0'),
  entry_after_end interval not null default '0' check (entry_after_end >= '0'),
  real_name boolean not null default false,
  one_live_order boolean not null default true,
  release_days int check (release_days between 0 and 3660),
  release_time time,
  sale_ends_before interval not null default '0',
  policy_id bigint references catalog.policy,
  position int not null default 0,
  retired boolean not null default false,
  version int not null default 1,
  unique (venue_id, name),
  check (kind not in ('exclusive', 'instructor') or max_capacity = 1));
comment on table catalog.space is 'Anything sellable by time. kind_rank is the lock order over slots. release_days at release_time (venue''s day) opens the sale; null: on sale at once.';

create table catalog.unit(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null);
comment on table catalog.unit is 'What is physically taken: a court or half of one, a coach.';

create table catalog.space_unit(
  space_id bigint not null references catalog.space,
  unit_id bigint not null references catalog.unit,
  venue_id bigint not null references catalog.venue,
  primary key (space_id, unit_id));
comment on table catalog.space_unit is 'The units a space takes: a full court takes both halves.';

create table catalog.activity(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '',
  state text not null default 'draft' check (state in ('draft', 'on_sale', 'off_sale', 'ended', 'cancelled')));
comment on table catalog.activity is 'A programme or exhibition; groups slots.';

create table catalog.ticket_type(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  category_id bigint references catalog.category,
  space_id bigint references catalog.space,
  name text not null check (char_length(name) between 1 and 120),
  places int not null default 1 check (places between 1 and 1000),
  codes int not null default 1 check (codes between 0 and 100),
  party int not null default 1 check (party between 1 and 1000),
  reentry boolean not null default false,
  sale_from timestamptz,
  sale_until timestamptz,
  policy_id bigint references catalog.policy,
  is_default boolean not null default false,
  position int not null default 0,
  retired boolean not null default false,
  version int not null default 1,
  check (num_nonnulls(category_id, space_id) = 1));
comment on table catalog.ticket_type is 'Adult, child, family, court hour: for every space of a category, or for one space. places: units of capacity one takes; codes: entry codes one yields; party: people one code admits.';
create unique index ticket_type_default on catalog.ticket_type(coalesce(space_id, -category_id)) where is_default and not retired;
create index ticket_type_space on catalog.ticket_type(space_id);
create index ticket_type_category on catalog.ticket_type(category_id);

create table catalog.price_list(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 120),
  unique (venue_id, name));
comment on table catalog.price_list is 'A named price list; the prices are in its versions.';

create table catalog.price_version(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  price_list_id bigint not null references catalog.price_list,
  version int not null,
  created_by name not null default session_user,
  created_at timestamptz not null default clock_timestamp(),
  unique (price_list_id, version));
comment on table catalog.price_version is 'An immutable state of a price list; slots point at one, items remember the one they were sold under.';

create table catalog.price_rule(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  price_version_id bigint not null references catalog.price_version,
  ticket_type_id bigint references catalog.ticket_type,
  category_id bigint references catalog.category,
  space_id bigint references catalog.space,
  weekdays int not null default 127 check (weekdays between 1 and 127),
  from_time time,
  until_time time,
  from_date date,
  until_date date,
  priority int not null default 0,
  amount_minor bigint not null check (amount_minor between 0 and 99999999999));
comment on table catalog.price_rule is 'Price of one ticket; the matching rule of highest priority, then the most special one, wins. weekdays: bit 0 is Monday; times are the slot''s start on the venue''s clock, half open.';
create index price_rule_version on catalog.price_rule(price_version_id);

alter table catalog.venue add column policy_id bigint references catalog.policy;
alter table catalog.venue add column price_list_id bigint references catalog.price_list;

reset role;
