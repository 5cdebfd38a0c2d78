-- Statements of the channels, corrections of what the checks found, and what keeps a sealed day as it was.
set role vd_owner;

-- 1. A sealed day keeps its money: the seal is a row, the trigger the rule.
create function finance.keep_sealed() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_day date;
begin
  select s.day into v_day from finance.day_seal s
   where s.venue_id = coalesce(case when tg_op <> 'DELETE' then new.venue_id end, old.venue_id)
     and s.day in (case when tg_op <> 'INSERT' then old.money_day end, case when tg_op <> 'DELETE' then new.money_day end) limit 1;
  if found then raise exception 'day_sealed' using errcode = 'VD000', detail = jsonb_build_object('day', v_day, 'fault', 'conflict'); end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
comment on function finance.keep_sealed() is 'Refuses money that would come into, leave or change within a sealed day.';
do $t$
declare t text; c text;
begin
  foreach t in array array['payments.payment', 'payments.refund_part', 'payments.refund'] loop
    c := case t when 'payments.payment' then ' or old.channel is distinct from new.channel or old.paid_at is distinct from new.paid_at or old.currency is distinct from new.currency'
                when 'payments.refund' then ' or old.fee_minor is distinct from new.fee_minor' else '' end;
    execute format('create trigger keep_sealed_new before insert on %s for each row when (new.money_day is not null) execute function finance.keep_sealed()', t);
    execute format('create trigger keep_sealed before update on %s for each row when (old.money_day is distinct from new.money_day or old.amount_minor is distinct from new.amount_minor'
                   || ' or old.state is distinct from new.state or old.venue_id is distinct from new.venue_id%s) execute function finance.keep_sealed()', t, c);
    execute format('create trigger keep_sealed_gone before delete on %s for each row when (old.money_day is not null) execute function finance.keep_sealed()', t);
  end loop;
end $t$;
create trigger append_only before update or delete on finance.day_seal for each row execute function inventory.refuse_change();

-- 2. Channel statements.
create table finance.statement_mapping(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 120),
  channel text not null check (channel in ('card', 'transfer', 'wechat', 'alipay')),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object' and pg_column_size(mapping) < 20000),
  saved_by name not null default session_user,
  saved_at timestamptz not null,
  unique (venue_id, name));
comment on table finance.statement_mapping is 'How a channel''s file is read: delimiter, encoding, decimal sign, heading lines and which column is what.';

create table finance.statement(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  channel text not null check (channel in ('card', 'transfer', 'wechat', 'alipay')),
  file_name text not null check (char_length(file_name) between 1 and 255),
  sha256 bytea not null check (octet_length(sha256) = 32),
  state text not null default 'loading' check (state in ('loading', 'matched', 'accepted', 'discarded')),
  lines int not null default 0,
  bad_lines int not null default 0,
  first_day date,
  last_day date,
  results jsonb not null default '{}',
  imported_by name not null default session_user,
  imported_at timestamptz not null,
  accepted_by name,
  accepted_at timestamptz);
comment on table finance.statement is 'An imported file of a channel. Known by its content: the same bytes are not imported twice. Only an accepted one makes discrepancies.';
create unique index statement_once on finance.statement(venue_id, sha256) where state <> 'discarded';

create table finance.statement_line(
  statement_id bigint not null references finance.statement,
  line_no int not null check (line_no > 0),
  venue_id bigint not null,
  kind text not null check (kind in ('payment', 'refund')),
  our_no text not null default '' check (char_length(our_no) <= 200),
  channel_no text not null default '' check (char_length(channel_no) <= 200),
  amount_minor bigint not null check (amount_minor > 0),
  at timestamp not null,
  state text not null check (state in ('succeeded', 'failed')),
  result text check (result in ('matched', 'missing_here', 'amount_differs', 'state_differs', 'no_money')),
  payment_id bigint,
  part_id bigint,
  primary key (statement_id, line_no));
comment on table finance.statement_line is 'A line of a statement as read, with what it was matched to. at is the venue''s wall clock, as the file says it; line_no counts the file''s lines from 1.';
create index statement_line_result on finance.statement_line(statement_id, result, line_no) where result <> 'matched';

create table finance.statement_bad_line(
  statement_id bigint not null references finance.statement,
  line_no int not null check (line_no > 0),
  venue_id bigint not null,
  code text not null check (char_length(code) between 1 and 60),
  text text not null check (char_length(text) <= 200),
  primary key (statement_id, line_no));
comment on table finance.statement_bad_line is 'A line that could not be read, with the reason; the good ones stand all the same.';

create table finance.statement_gap(
  statement_id bigint not null references finance.statement,
  venue_id bigint not null,
  kind text not null check (kind in ('payment', 'refund')),
  id bigint not null,
  primary key (statement_id, kind, id));
comment on table finance.statement_gap is 'Payments and refund parts of a statement''s days that the channel''s file does not have.';

-- 3. Discrepancies: who looks after one, notes, and corrections by two people.
alter table finance.discrepancy add column assigned_to name;
create index discrepancy_venue on finance.discrepancy(venue_id, state, found_at);

create table finance.discrepancy_note(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  discrepancy_id bigint not null references finance.discrepancy,
  note text not null check (char_length(note) between 1 and 2000),
  actor name not null default session_user,
  at timestamptz not null);
comment on table finance.discrepancy_note is 'What people found out about a discrepancy; never changed.';
create index discrepancy_note_of on finance.discrepancy_note(discrepancy_id, id);
create trigger append_only before update or delete on finance.discrepancy_note for each row execute function inventory.refuse_change();

create table finance.correction(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  discrepancy_id bigint not null references finance.discrepancy,
  kind text not null check (kind in ('accept', 'recount', 'book_payment')),
  reason text not null check (char_length(reason) between 1 and 400),
  seen jsonb not null,
  one_person boolean not null default false,
  proposed_by name not null default session_user,
  proposed_at timestamptz not null,
  decision text check (decision in ('approved', 'refused')),
  decided_by name,
  decided_at timestamptz,
  note text not null default '' check (char_length(note) <= 400),
  outcome jsonb not null default '{}',
  constraint correction_decided check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  constraint correction_two_people check (decision is distinct from 'approved' or decided_by <> proposed_by or one_person));
comment on table finance.correction is 'How a discrepancy is put right: proposed by one person with what was seen, approved by another, applied in that moment. outcome names the ledger rows it made. one_person: the venue had two-person rules off.';
create unique index correction_waiting on finance.correction(discrepancy_id) where decision is null;

-- 4. Work lists find their orders without reading all.
create index order_surplus on orders.order(venue_id) where paid_minor > total_minor;
create index refund_part_open on payments.refund_part(venue_id) where state <> 'succeeded';
create index payment_after_seal on payments.payment(venue_id, money_day) where 'after_seal' = any (flags);
create index cash_movement_day on finance.cash_movement(venue_id, at);

reset role;
