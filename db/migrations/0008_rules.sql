-- The second person: what needs a lead's word is signed once, for one action of one person.
set role vd_owner;

create table operators.approval(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  action text not null check (char_length(action) between 1 and 60),
  subject jsonb not null check (jsonb_typeof(subject) = 'object'),
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  asked_by name not null,
  approved_by name not null default session_user,
  reason text not null check (char_length(reason) between 1 and 400),
  terminal text not null default current_setting('application_name'),
  approved_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz check (used_at < expires_at));
comment on table operators.approval is 'A lead''s signature under one action of one person: used once, within minutes, for exactly that subject.';
create index approval_venue on operators.approval(venue_id, approved_at);

alter table operators.approval enable row level security;
alter table operators.approval force row level security;
create policy by_venue on operators.approval using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on operators.approval to vd_system using (true);

alter table catalog.limits_version add column refund_minor bigint check (refund_minor >= 0);
comment on column catalog.limits_version.refund_minor is 'The most the front desk may give back by itself in one refund, in minor units; above it a second person signs. Null: no limit.';

reset role;
