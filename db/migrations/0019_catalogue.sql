-- What an administrator edits: versions against overwriting each other unseen, working hours, quotas by ticket type, posters.
set role vd_owner;

alter table operators.organization add column version int not null default 1;
alter table catalog.category add column version int not null default 1;
alter table catalog.space add column hours jsonb not null default '{}';
comment on column catalog.space.hours is 'When it can be had at all, as venue.opening_hours: a coach''s working hours. Empty: whenever the venue is open.';
alter table catalog.ticket_type add column quota int check (quota between 1 and 1000000);
comment on column catalog.ticket_type.quota is 'Its own limit in places inside each slot (early bird: 20 of 200). Null: none. Slots take it when they are made and when it changes.';
alter table catalog.ticket_type add constraint ticket_type_sale check (sale_from < sale_until);
create unique index ticket_type_name on catalog.ticket_type(coalesce(space_id, -category_id), name) where not retired;

alter table catalog.activity
  add column version int not null default 1,
  add column on_sale_from timestamptz,
  add column on_sale_until timestamptz,
  add column poster bytea check (octet_length(poster) <= 1048576),
  add constraint activity_sale check (on_sale_from < on_sale_until);
comment on column catalog.activity.poster is 'A JPEG of at most 1 MiB, made anew by the client from the picture it was given.';
comment on column catalog.activity.on_sale_from is 'Its slots are on sale from this moment until on_sale_until; null: as their spaces say.';
create trigger never_deleted before delete on catalog.activity for each row execute function catalog.refuse_delete();
alter table catalog.price_rule
  add constraint price_rule_times check (from_time < until_time),
  add constraint price_rule_dates check (from_date <= until_date);

-- New slots take the quotas of their ticket types and the sale dates of their activity, by whatever door they come.
create function catalog.furnish_slots() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from catalog.ticket_type t where t.quota is not null and not t.retired) then
    insert into inventory.slot_quota(slot_id, ticket_type_id, venue_id, quota)
      select a.id, t.id, a.venue_id, t.quota
        from catalog.ticket_type t join catalog.space s on s.id = t.space_id or s.category_id = t.category_id join added a on a.space_id = s.id
       where t.quota is not null and not t.retired
    on conflict do nothing;
  end if;
  if exists (select from catalog.activity x where num_nonnulls(x.on_sale_from, x.on_sale_until) > 0) then
    update inventory.slot s set on_sale_from = coalesce(s.on_sale_from, x.on_sale_from), on_sale_until = coalesce(s.on_sale_until, x.on_sale_until)
      from added a join catalog.activity x on x.id = a.activity_id
     where s.id = a.id and num_nonnulls(x.on_sale_from, x.on_sale_until) > 0;
  end if;
  return null;
end $$;
comment on function catalog.furnish_slots() is 'Gives new slots the quotas of their ticket types and the sale dates of their activity.';
create trigger furnish after insert on inventory.slot referencing new table as added for each statement execute function catalog.furnish_slots();

-- Functions that other files have taken the place of, with another result.
drop function if exists catalog.price_of(bigint, bigint, bigint, bigint, date, time);

reset role;
