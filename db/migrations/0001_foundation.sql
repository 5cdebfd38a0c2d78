-- Owners and role groups, schemas, the clock, request keys, operators, audit and the outbox.
-- Run as the cluster's superuser; every object belongs to an owner that cannot log in and is no superuser.

do $roles$
declare r text;
begin
  foreach r in array array['vd_owner', 'vd_system', 'vd_audit', 'vd_accounts', 'vd_staff', 'vd_front_desk', 'vd_desk_lead', 'vd_door',
                           'vd_finance', 'vd_administrator', 'vd_auditor', 'vd_service'] loop
    -- Roles belong to the cluster: another database of it may have made them, even at this moment.
    begin
      execute format('create role %I nologin', r);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $roles$;

do $grants$
declare r text;
begin
  perform pg_advisory_xact_lock(hashtext('venuedesk roles'));
  -- vd_system runs the sweep for all venues: it has the owner's rights and its own row policy.
  if not pg_has_role('vd_system', 'vd_owner', 'usage') then grant vd_owner to vd_system; end if;
  foreach r in array array['vd_front_desk', 'vd_desk_lead', 'vd_door', 'vd_finance', 'vd_administrator', 'vd_auditor', 'vd_service'] loop
    if not pg_has_role(r, 'vd_staff', 'usage') then execute format('grant vd_staff to %I', r); end if;
  end loop;
end $grants$;

create extension if not exists btree_gist;
create extension if not exists pgcrypto;

revoke create on schema public from public;
-- Advisory locks can stop every sale; only our own functions may take them.
do $locks$
declare f regprocedure;
begin
  for f in select p.oid from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace and p.proname like 'pg%advisory%lock%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to vd_owner, vd_system', f);
  end loop;
end $locks$;

create schema if not exists base;
alter schema base owner to vd_owner;
create schema catalog authorization vd_owner;
create schema operators authorization vd_owner;
create schema customers authorization vd_owner;
create schema inventory authorization vd_owner;
create schema orders authorization vd_owner;
create schema payments authorization vd_owner;
create schema checkin authorization vd_owner;
create schema schedule authorization vd_owner;
create schema finance authorization vd_owner;
create schema events authorization vd_owner;
create schema audit authorization vd_audit;
create schema api authorization vd_owner;
grant usage on schema audit to vd_owner, vd_system;
grant usage on schema base, catalog, operators, customers, inventory, orders, payments, checkin, schedule, finance, events, api to vd_system;
grant usage on schema api to vd_staff;

alter default privileges for role vd_owner revoke execute on functions from public;
alter default privileges for role vd_system revoke execute on functions from public;
alter default privileges for role vd_audit revoke execute on functions from public;
alter default privileges for role vd_owner revoke usage on types from public;

set role vd_owner;

create type api.outcome as (ok boolean, code text, facts jsonb, data jsonb);
grant usage on type api.outcome to vd_staff;
comment on type api.outcome is 'What a door answers: ok, else a stable code with its facts; data on success.';

create table base.test_clock(
  only_row boolean primary key default true check (only_row),
  shift interval not null);
comment on table base.test_clock is 'Empty in every real database. A cluster made for tests sets how far base.now() runs ahead of the real clock.';

create table base.secret(
  name text primary key,
  value bytea not null check (octet_length(value) >= 32));
comment on table base.secret is 'Keys of keyed hashes (short codes, documents). Readable by functions of the owner only, never by a login.';
insert into base.secret(name, value) values ('short_code', gen_random_bytes(32)), ('document', gen_random_bytes(32));

create table base.request(
  request_id uuid primary key,
  door text not null,
  content_hash bytea not null,
  login name not null default session_user,
  answer jsonb,
  at timestamptz not null default clock_timestamp());
comment on table base.request is 'Idempotency keys: a write asked again with the same key and content gets the same answer; a refused try leaves no row.';
create index request_at on base.request(at);

create table operators.organization(
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 200));
comment on table operators.organization is 'The tenant: owns venues; customers belong to it.';

create table operators.operator(
  id bigint generated always as identity primary key,
  login name not null unique,
  display_name text not null check (char_length(display_name) between 1 and 200),
  disabled boolean not null default false,
  must_change_password boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  last_sign_in_at timestamptz);
comment on table operators.operator is 'A person who signs in; the login is a PostgreSQL role, its role groups are what it may do.';

reset role;

create table audit.entry(
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  xid xid8 not null default pg_current_xact_id(),
  venue_id bigint,
  actor name not null default session_user,
  terminal text not null default current_setting('application_name'),
  action text not null,
  order_id bigint,
  slot_id bigint,
  subject jsonb not null default '{}');
alter table audit.entry owner to vd_audit;
comment on table audit.entry is 'Append-only record of everything done and refused. Its owner grants INSERT only; sealed by hash in batches.';
create index entry_order on audit.entry(order_id) where order_id is not null;
create index entry_venue_at on audit.entry(venue_id, at);
grant insert on audit.entry to vd_owner, vd_system;

create function audit.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'audit_append_only' using errcode = 'VD000', detail = '{}';
end $$;
alter function audit.refuse_change() owner to vd_audit;
comment on function audit.refuse_change() is 'Keeps audit rows from being changed or removed, by their owner too.';
create trigger append_only before update or delete on audit.entry for each row execute function audit.refuse_change();
create trigger append_only_all before truncate on audit.entry execute function audit.refuse_change();

set role vd_owner;

create table events.outbox(
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  venue_id bigint not null,
  topic text not null,
  ids bigint[] not null,
  at timestamptz not null default clock_timestamp());
comment on table events.outbox is 'What changed, for the other desks: ids only. Read by xid below the snapshot''s xmin, so late commits are not missed.';
create index outbox_xid on events.outbox(xid);
create index outbox_at on events.outbox(at);

reset role;
