-- Personal data: the keys documents are sealed with (never in the clear), their keyed hashes, how long data is kept.
set role vd_owner;

create table operators.document_key(
  organization_id bigint not null references operators.organization,
  version int not null check (version > 0),
  key_check bytea not null check (octet_length(key_check) = 16),
  made_by name not null default session_user,
  made_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz,
  primary key (organization_id, version));
comment on table operators.document_key is 'The versions of an organization''s document key, without the key: key_check tells a client that it holds the right one. More than one unretired version means a rotation is under way.';

create table operators.document_key_wrap(
  organization_id bigint not null,
  version int not null,
  terminal_id bigint not null references operators.terminal,
  wrapped bytea not null check (octet_length(wrapped) = 92),
  made_by name not null default session_user,
  made_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, version, terminal_id),
  foreign key (organization_id, version) references operators.document_key);
comment on table operators.document_key_wrap is 'The document key sealed for one terminal''s key pair; only that terminal opens it.';

create function operators.drop_wraps() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from operators.document_key_wrap w where w.terminal_id = new.id;
  return null;
end $$;
comment on function operators.drop_wraps() is 'A terminal that is revoked (lost, stolen) gets no document key any more.';
create trigger drop_wraps after update of revoked_at on operators.terminal for each row when (new.revoked_at is not null) execute function operators.drop_wraps();

create table inventory.document_hash(
  item_id bigint not null,
  place int not null,
  key_version int not null,
  slot_id bigint not null,
  venue_id bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  live boolean not null,
  primary key (item_id, place, key_version),
  foreign key (item_id, place) references inventory.item_person(item_id, place) on update cascade on delete cascade);
comment on table inventory.document_hash is 'Keyed hashes of documents (type and number), one per unretired key version, made by the client; one document holds one live place of a slot.';

-- The row policies know logins only; what is there is carried over as it is, under no key's version.
reset role;
insert into inventory.document_hash(item_id, place, key_version, slot_id, venue_id, hash, live)
  select p.item_id, p.place, 0, p.slot_id, p.venue_id, p.document_hash, p.live from inventory.item_person p;
set role vd_owner;
alter table inventory.item_person drop column document_hash;
alter table inventory.item_person add column key_version int;
comment on column inventory.item_person.key_version is 'The version of the document key that sealed is sealed with; null where nothing is sealed.';
comment on table inventory.item_person is 'Who takes a place where real names apply. The document is sealed by the client and found by keyed hash (inventory.document_hash); the server knows its last characters only.';
create unique index document_once on inventory.document_hash(slot_id, hash) where live;
create index document_hash_find on inventory.document_hash(hash);
create index item_person_version on inventory.item_person(key_version) where sealed is not null;
create index item_person_named on inventory.item_person(item_id) where document_tail <> '**';
drop function if exists inventory.normal_document(text);
drop function if exists customers.masked_name(text);
delete from base.secret where name = 'document';

create function inventory.follow_live() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update inventory.document_hash h set live = new.live where h.item_id = new.item_id and h.place = new.place and h.live <> new.live;
  return null;
end $$;
comment on function inventory.follow_live() is 'A place given back frees its document.';
create trigger follow_live after update of live on inventory.item_person for each row when (old.live <> new.live) execute function inventory.follow_live();

alter table inventory.document_hash enable row level security;
alter table inventory.document_hash force row level security;
create policy by_venue on inventory.document_hash using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on inventory.document_hash to vd_system using (true);

create table customers.retention_version(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  version int not null,
  keep_days int check (keep_days between 30 and 36500),
  created_by name not null default session_user,
  created_at timestamptz not null default clock_timestamp(),
  unique (venue_id, version));
comment on table customers.retention_version is 'How many days after their last business here customers and documents are kept, newest version in force; null or no row: for good.';
alter table customers.retention_version enable row level security;
alter table customers.retention_version force row level security;
create policy by_venue on customers.retention_version using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on customers.retention_version to vd_system using (true);

reset role;
