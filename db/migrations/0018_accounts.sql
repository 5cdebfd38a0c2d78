-- The accounts of the venue's bookkeeping that the journal is written to.
set role vd_owner;

create table finance.account(
  venue_id bigint not null references catalog.venue,
  kind text not null check (kind in ('channel', 'revenue', 'fee', 'customers')),
  key text not null,
  account text not null check (char_length(account) between 1 and 40 and account !~ '[[:cntrl:]]'),
  changed_by name not null default session_user,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (venue_id, kind, key));
comment on table finance.account is 'Account numbers that differ from the usual ones: of a channel (its name), of a category''s revenue (its id), of fees kept, of customers'' money not yet earned.';

reset role;
