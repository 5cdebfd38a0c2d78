-- The door without the server: what a door's own list follows, scans that come later, what a lead decides, what goes to the desk.
-- Functions whose signature changes go first; a fresh database has none of them yet.
drop function if exists api.check_in(uuid, bigint, text, text, int);
drop function if exists api.door_counts(bigint, date);
drop function if exists api.tickets_to_sign(bigint);
drop function if exists checkin.admit(timestamptz, uuid, bigint, bigint, text, int);

set role vd_owner;

alter table checkin.check_in drop constraint check_in_kind_check;
alter table checkin.check_in add constraint check_in_kind_check check (kind in ('entry', 'exit', 'undo', 'refused', 'conflict'));
alter table checkin.check_in add column counted int;
alter table checkin.check_in add column device_at timestamptz;
comment on column checkin.check_in.counted is 'How many of people were new on the ticket; the others came back in. Null: all of them.';
comment on column checkin.check_in.device_at is 'A scan made without the server: the time as the door''s own clock said it; scanned_at is the same corrected by the offset measured at the upload.';

alter table checkin.token add column sealed bytea check (octet_length(sealed) between 29 and 1024);
comment on column checkin.token.sealed is 'The holder''s full name under a key made from the token itself (AES-256-GCM): who has no code cannot read it, this database included.';

create table checkin.change(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  xid xid8 not null default pg_current_xact_id(),
  ticket_id bigint,
  order_id bigint,
  at timestamptz not null default clock_timestamp());
comment on table checkin.change is 'What changed of the tickets doors keep a list of: one ticket, those of an order, or (both null) everything. Read by xid, so late commits are not missed; forgotten after a day.';
create index change_xid on checkin.change(venue_id, xid);
create index change_at on checkin.change(at);

create table checkin.conflict(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  ticket_id bigint references checkin.ticket,
  code text not null,
  first_id bigint references checkin.check_in,
  second_id bigint not null unique references checkin.check_in,
  suggested text not null check (suggested in ('accept', 'reject')),
  decision text check (decision in ('accept', 'reject')),
  note text not null default '' check (char_length(note) <= 400),
  decided_by name,
  decided_at timestamptz,
  raised_at timestamptz not null,
  constraint conflict_decided check ((decision is null) = (decided_at is null)));
comment on table checkin.conflict is 'Somebody was let in by a door without the server whom the server would have stopped: both scans, what speaks for what, and the lead''s decision. None is ever removed.';
create index conflict_open on checkin.conflict(venue_id) where decision is null;

create table checkin.desk_offer(
  id bigint generated always as identity primary key,
  venue_id bigint not null,
  ticket_id bigint not null references checkin.ticket,
  code text not null,
  asked_by name not null default session_user,
  asked_at timestamptz not null,
  done_by name,
  done_at timestamptz);
comment on table checkin.desk_offer is 'A guest whom a door sent to the desk: early, late or in the wrong session, to be moved to another slot.';
create unique index desk_offer_open on checkin.desk_offer(ticket_id) where done_at is null;

do $policies$
declare t text;
begin
  foreach t in array array['checkin.change', 'checkin.conflict', 'checkin.desk_offer'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy by_venue on %s using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)))', t);
    execute format('create policy system on %s to vd_system using (true)', t);
  end loop;
end $policies$;
create function checkin.note_ticket() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into checkin.change(venue_id, ticket_id) select n.venue_id, n.id from changed n;
  return null;
end $$;
comment on function checkin.note_ticket() is 'Notes new and changed tickets for the doors'' lists.';
create trigger note_new after insert on checkin.ticket referencing new table as changed for each statement execute function checkin.note_ticket();
create trigger note_change after update on checkin.ticket referencing new table as changed for each statement execute function checkin.note_ticket();

create function checkin.note_token() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into checkin.change(venue_id, ticket_id) select distinct n.venue_id, n.ticket_id from changed n;
  return null;
end $$;
comment on function checkin.note_token() is 'Notes tickets that got a token or lost one.';
create trigger note_new after insert on checkin.token referencing new table as changed for each statement execute function checkin.note_token();
create trigger note_change after update on checkin.token referencing new table as changed for each statement execute function checkin.note_token();

create function checkin.note_order() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into checkin.change(venue_id, order_id) values (new.venue_id, case tg_table_name when 'item' then (to_jsonb(new) ->> 'order_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end);
  return null;
end $$;
comment on function checkin.note_order() is 'Notes an order whose tickets may admit now or may not any more.';
-- Before the money is there no ticket exists, and being over changes none.
create trigger note_state after update of state on orders.order for each row
  when (old.state is distinct from new.state and old.state not in ('HOLDING', 'PENDING_PAY') and new.state not in ('COMPLETED', 'NO_SHOW', 'CHECKED_IN'))
  execute function checkin.note_order();
create trigger note_item after update of stock_state, suspended, refund_id, slot_id on orders.item for each row
  when (old.stock_state <> 'held' and (old.stock_state, old.suspended, old.refund_id, old.slot_id) is distinct from (new.stock_state, new.suspended, new.refund_id, new.slot_id))
  execute function checkin.note_order();

create function checkin.note_all() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into checkin.change(venue_id) values (new.venue_id);
  return null;
end $$;
comment on function checkin.note_all() is 'Notes that every ticket of a venue may read differently: a slot''s time, a space''s entry window.';
create trigger note_time after update of starts_at, ends_at, label on inventory.slot for each row
  when ((old.starts_at, old.ends_at, old.label) is distinct from (new.starts_at, new.ends_at, new.label)) execute function checkin.note_all();
create trigger note_rules after update on catalog.space for each row
  when ((old.name, old.entry_before, old.entry_after_end, old.real_name) is distinct from (new.name, new.entry_before, new.entry_after_end, new.real_name)) execute function checkin.note_all();
create trigger note_type after update on catalog.ticket_type for each row
  when ((old.name, old.reentry) is distinct from (new.name, new.reentry)) execute function checkin.note_all();

reset role;
