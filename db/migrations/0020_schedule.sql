-- Schedules that are kept: templates with a name, calendars of holidays and closures, and which slots a template made.
set role vd_owner;

create table schedule.calendar(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 120),
  retired boolean not null default false,
  version int not null default 1,
  unique (venue_id, name));
comment on table schedule.calendar is 'A named list of days on which a venue does not sell: public holidays, yearly cleaning. Templates say which calendars they heed.';

create table schedule.calendar_entry(
  calendar_id bigint not null references schedule.calendar,
  venue_id bigint not null,
  line int not null,
  first_day date not null check (first_day between '1900-01-01' and '2200-12-31'),
  days int not null check (days between 1 and 366),
  yearly boolean not null default false,
  name text not null check (char_length(name) between 1 and 120),
  primary key (calendar_id, line),
  constraint entry_leap_day check (not (yearly and extract(month from first_day) = 2 and extract(day from first_day) = 29)));
comment on table schedule.calendar_entry is 'Days of a calendar: from first_day on, that many; yearly ones come again in every later year on the same month and day, which 29 February cannot.';

create table schedule.template(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  name text not null check (char_length(name) between 1 and 120),
  plan jsonb not null check (jsonb_typeof(plan) = 'object'),
  weeks_ahead int check (weeks_ahead between 1 and 104),
  retired boolean not null default false,
  version int not null default 1,
  unique (venue_id, name));
comment on table schedule.template is 'A generator request under a name, without its dates: {spaces[], blocks[], calendars[], keep_buffers}. With weeks_ahead the service keeps its slots made that many weeks ahead.';

alter table inventory.slot add column template_id bigint;
comment on column inventory.slot.template_id is 'The schedule template that made it: what a later run may take back while nothing of it is sold, held or waited for.';

alter table schedule.generation add column removed int not null default 0, add column changed int not null default 0;

reset role;

-- Functions whose answer has other columns now.
drop function if exists schedule.judged(bigint, jsonb);
drop function if exists schedule.plan(bigint, jsonb);
drop function if exists schedule.summary(bigint, jsonb);

-- An activity has a life: what it is not on sale for is closed, and cancelling it is a stop over its slots.
set role vd_owner;

alter table inventory.slot add column waits_for_activity boolean not null default false;
comment on column inventory.slot.waits_for_activity is 'Closed because its activity is not on sale; it opens with it. What staff closed stays closed.';

alter table inventory.stop add column activity_id bigint references catalog.activity;
comment on column inventory.stop.activity_id is 'Set when an activity was cancelled: the stop covers its slots only, not all of the spaces''.';

create or replace function inventory.stop_new() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  with hit as (
    insert into inventory.stop_slot(stop_id, slot_id, venue_id, status_before)
      select s.id, n.id, n.venue_id, n.status
        from inventory.stop s join added n on n.venue_id = s.venue_id and n.space_id = any (s.space_ids) and n.starts_at < s.until_at and n.ends_at > s.from_at
         and (s.activity_id is null or s.activity_id = n.activity_id)
       where s.state = 'published' and n.status in ('open', 'closed') and s.until_at > (select min(a.starts_at) from added a)
    returning stop_id, slot_id)
  update inventory.slot x set status = 'stopped', status_reason = s.reason, version = x.version + 1
    from (select h.slot_id, max(h.stop_id) as stop_id from hit h group by h.slot_id) h join inventory.stop s on s.id = h.stop_id
   where x.id = h.slot_id;
  return null;
end $$;

comment on function inventory.stop_new() is 'Puts new slots that lie in a published stop under it: stopped, and given back with the others when it is withdrawn.';

create table catalog.activity_move(
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state));
comment on table catalog.activity_move is 'The moves of an activity''s life; everything else is refused by a trigger.';
insert into catalog.activity_move(from_state, to_state) values ('draft', 'on_sale'), ('on_sale', 'off_sale'), ('off_sale', 'on_sale'), ('draft', 'ended'), ('on_sale', 'ended'), ('off_sale', 'ended'),
  ('ended', 'off_sale'), ('draft', 'cancelled'), ('on_sale', 'cancelled'), ('off_sale', 'cancelled'), ('cancelled', 'off_sale');

create function catalog.check_activity_move() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from catalog.activity_move m where m.from_state = old.state and m.to_state = new.state) then
    raise exception 'activity_move' using errcode = 'VD001', detail = jsonb_build_object('from', old.state, 'to', new.state);
  end if;
  return new;
end $$;
comment on function catalog.check_activity_move() is 'Refuses every move of an activity that is not in catalog.activity_move.';
create trigger check_move before update of state on catalog.activity for each row when (old.state <> new.state) execute function catalog.check_activity_move();

reset role;
drop function if exists inventory.stop_scope(bigint, bigint[], timestamptz, timestamptz);
