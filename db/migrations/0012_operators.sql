-- Operators: roles and venues given with a second administrator's approval, passwords as verifiers, disabling that bites.
-- The one owner that may make logins, give them groups and end their sessions cannot log in and owns two functions.
do $accounts$
begin
  perform pg_advisory_xact_lock(hashtext('venuedesk roles'));
  if not (select r.rolcreaterole from pg_roles r where r.rolname = 'vd_accounts') then alter role vd_accounts createrole; end if;
  if not pg_has_role('vd_accounts', 'pg_signal_backend', 'usage') then grant pg_signal_backend to vd_accounts; end if;
end $accounts$;
grant usage on schema operators to vd_accounts;
alter default privileges for role vd_accounts revoke execute on functions from public;

set role vd_owner;

alter table operators.operator add column version int not null default 1;
alter table operators.operator add column created_by name default session_user;
alter table operators.operator add column password_set_at timestamptz;
comment on column operators.operator.must_change_password is 'A one-time password was given: until its owner has set another, no venue is shown and every door refuses but the one that sets it.';
grant select on operators.operator to vd_accounts;

alter table operators.operator_venue add column active boolean not null default true;
comment on column operators.operator_venue.active is 'False while the operator is disabled or must change the password; kept by triggers, so that a row policy is one look-up.';
update operators.operator_venue v set active = not (o.disabled or o.must_change_password) from operators.operator o where o.login = v.login;

create function operators.keep_active() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'operator' then
    update operators.operator_venue v set active = not (new.disabled or new.must_change_password) where v.login = new.login;
  else
    new.active := (select not (o.disabled or o.must_change_password) from operators.operator o where o.login = new.login);
  end if;
  return new;
end $$;
comment on function operators.keep_active() is 'Keeps operator_venue.active true to its operator.';
create trigger keep_active after update of disabled, must_change_password on operators.operator for each row execute function operators.keep_active();
create trigger keep_active before insert or update of login, active on operators.operator_venue for each row execute function operators.keep_active();

create table operators.proposal(
  id bigint generated always as identity primary key,
  login name not null references operators.operator(login) on update cascade,
  kind text not null check (kind in ('rights', 'password')),
  roles text[] not null default '{}',
  venues bigint[] not null,
  verifier text,
  operator_version int not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  asked_by name not null default session_user,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by name,
  decided_at timestamptz,
  constraint two_people check (state <> 'approved' or decided_by <> asked_by),
  constraint decided check ((state = 'waiting') = (decided_by is null and decided_at is null)),
  constraint verifier_waits check ((verifier is not null) = (kind = 'password' and state = 'waiting')));
comment on table operators.proposal is 'What an administrator may not do alone: rights (roles and venues an operator is to have) or a one-time password (its verifier, until decided). Another administrator decides before it expires.';
create unique index proposal_waiting on operators.proposal(login, kind) where state = 'waiting';

reset role;
