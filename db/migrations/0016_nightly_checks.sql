-- The nightly checks: who has made them for which business date, and what came of it; and the bookings that failed technically.
set role vd_owner;

create table finance.check_run(
  venue_id bigint not null,
  day date not null,
  at timestamptz not null,
  by name not null default session_user,
  whole boolean not null,
  differences int not null check (differences >= 0),
  milliseconds int not null,
  primary key (venue_id, day));
comment on table finance.check_run is 'The nightly checks, once per venue and business date: the row is made in their transaction, so who comes second finds it.';
comment on column finance.check_run.whole is 'Everything the venue ever sold (by the service), or from the day before on (by a desk that found it undone).';
alter table finance.check_run enable row level security, force row level security;
create policy by_venue on finance.check_run using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user and v.active)));
create policy system on finance.check_run to vd_system using (true);

create table finance.booking_failure(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  at timestamptz not null,
  failures int not null check (failures > 0),
  reported_by name not null default session_user);
comment on table finance.booking_failure is 'Bookings that a desk could not make for technical reasons (no answer, no connection, a fault), told when it could speak again; against the orders made they give the alert.';
create index booking_failure_of_late on finance.booking_failure(venue_id, at);
alter table finance.booking_failure enable row level security, force row level security;
create policy by_venue on finance.booking_failure using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user and v.active)));
create policy system on finance.booking_failure to vd_system using (true);

reset role;
