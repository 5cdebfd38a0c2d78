-- The audit sealed by hash in batches, and what is known of a terminal: when it last signed, who revoked it and why.
set role vd_audit;

create table audit.seal(
  id bigint primary key check (id > 0),
  at timestamptz not null default clock_timestamp(),
  ids int8multirange not null check (not isempty(ids)),
  rows bigint not null check (rows > 0),
  hash bytea not null check (octet_length(hash) = 32),
  max_id bigint not null,
  low bigint not null,
  snap_min xid8 not null,
  snap_max xid8 not null);
comment on table audit.seal is 'The chain over audit.entry: each seal''s hash covers the one before it and its own rows, so a row changed or removed afterwards shows. Ids have no gap.';
comment on column audit.seal.ids is 'The entries in it, by id. Ids commit out of order, so a late one is in a later seal.';
comment on column audit.seal.low is 'When it was made: every entry up to this id is in a seal.';
comment on column audit.seal.snap_min is 'The snapshot it was made under, in which every transaction below had ended; snap_max: every transaction from there had not begun.';
create index seal_max on audit.seal(max_id);
create trigger append_only before update or delete on audit.seal for each row execute function audit.refuse_change();
create trigger append_only_all before truncate on audit.seal execute function audit.refuse_change();

create table audit.sealer(only_row boolean primary key default true check (only_row));
comment on table audit.sealer is 'One row: whoever locks it seals, the others go on.';
insert into audit.sealer default values;

set role vd_owner;
alter table operators.terminal
  add column last_seen_at timestamptz,
  add column revoked_by name,
  add column revoke_reason text check (char_length(revoke_reason) between 1 and 500);
comment on column operators.terminal.last_seen_at is 'When it last signed tickets, to the minute.';
reset role;
