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

-- Slots that come into a running stop's spaces and time, by whatever door, come stopped.
create function inventory.stop_new() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  with hit as (
    insert into inventory.stop_slot(stop_id, slot_id, venue_id, status_before)
      select s.id, n.id, n.venue_id, n.status
        from inventory.stop s join added n on n.venue_id = s.venue_id and n.space_id = any (s.space_ids) and n.starts_at < s.until_at and n.ends_at > s.from_at
       where s.state = 'published' and n.status in ('open', 'closed') and s.until_at > (select min(a.starts_at) from added a)
    returning stop_id, slot_id)
  update inventory.slot x set status = 'stopped', status_reason = s.reason, version = x.version + 1
    from (select h.slot_id, max(h.stop_id) as stop_id from hit h group by h.slot_id) h join inventory.stop s on s.id = h.stop_id
   where x.id = h.slot_id;
  return null;
end $$;
comment on function inventory.stop_new() is 'Puts new slots that lie in a published stop under it: stopped, and given back with the others when it is withdrawn.';
create trigger stop_new after insert on inventory.slot referencing new table as added for each statement execute function inventory.stop_new();

-- Slots are instants and amounts are minor units: neither means the same in another zone or currency.
create function catalog.keep_zone() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from inventory.slot s where s.venue_id = old.id) or exists (select from orders.order o where o.venue_id = old.id) then
    raise exception using errcode = 'VD001', message = case when new.zone <> old.zone then 'zone_in_use' else 'currency_in_use' end,
      detail = jsonb_build_object('zone', old.zone, 'currency', old.currency)::text;
  end if;
  return new;
end $$;
comment on function catalog.keep_zone() is 'Keeps a venue''s zone and currency once it has slots or orders.';
create trigger keep_zone before update of zone, currency on catalog.venue for each row
  when (old.zone <> new.zone or old.currency <> new.currency) execute function catalog.keep_zone();

-- Who waits for a place where real names apply names his people too: an offer is a hold.
alter table waitlist.entry add column people jsonb;
comment on column waitlist.entry.people is 'Who would take the places, sealed as a cart''s people are; gone as soon as the waiting is over.';
create function waitlist.forget_people() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.people := null;
  return new;
end $$;
comment on function waitlist.forget_people() is 'Nobody''s documents stay with an entry that waits no more.';
create trigger forget_people before update of state on waitlist.entry for each row
  when (new.people is not null and new.state not in ('WAITLISTED', 'OFFERED')) execute function waitlist.forget_people();

-- A day's refunds by index, as its payments.
create index refund_part_day on payments.refund_part(venue_id, money_day) where state = 'succeeded';

reset role;
