-- Hours that bind, seats that are named, equipment that is lent by the hour and by the day from one stock.
set role vd_owner;

-- 1. Nothing is made or sold outside the hours of its space or, where that has none of its own, of the venue.
alter table inventory.slot add column off_hours boolean not null default false;
comment on column inventory.slot.off_hours is 'It lies outside the hours of its space or venue, which were changed after it was made: sold no more, while what is sold stays.';
comment on column catalog.space.hours is 'When it can be had at all, as venue.opening_hours: a coach''s working hours. Empty: whenever the venue is open.';

create function catalog.open_times(p_hours jsonb, p_zone text, p_day date) returns tstzmultirange
language sql stable set search_path = pg_catalog, pg_temp as $$
  -- From the day before, whose night may reach into this one, to as far as a slot may last.
  select coalesce(range_agg(tstzrange((d::date + t.begins) at time zone p_zone, (d::date + t.ends + case when t.ends <= t.begins then interval '1 day' else interval '0' end) at time zone p_zone))
                    filter (where (d::date + t.begins) at time zone p_zone < (d::date + t.ends + case when t.ends <= t.begins then interval '1 day' else interval '0' end) at time zone p_zone), '{}')
    from generate_series(p_day::timestamp - interval '1 day', p_day::timestamp + interval '8 days', interval '1 day') d
    cross join lateral jsonb_array_elements(coalesce(p_hours -> extract(isodow from d)::int::text, '[]')) x(stretch)
    cross join lateral (select (x.stretch ->> 0)::time as begins, (x.stretch ->> 1)::time as ends) t;
$$;
comment on function catalog.open_times(jsonb, text, date) is 'The instants at which hours by weekday are open around a day of a zone: from the evening before to eight days after. Stretches that touch are one.';

create function catalog.is_open(p_open tstzmultirange, p_kind text, p_starts_at timestamptz, p_ends_at timestamptz) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  -- What is lent may stay out overnight: it is handed out and brought back while somebody is there.
  select case p_kind when 'equipment' then p_open @> p_starts_at and p_open @> p_ends_at - interval '1 microsecond' else p_open @> tstzrange(p_starts_at, p_ends_at) end;
$$;
comment on function catalog.is_open(tstzmultirange, text, timestamptz, timestamptz) is 'Whether a slot lies in open times: all of it, or for equipment its start and its end.';

create function catalog.space_hours(p_venue bigint) returns table(space_id bigint, kind text, hours jsonb, zone text, pattern int)
language sql stable set search_path = pg_catalog, pg_temp as $$
  -- Many spaces have few patterns: what is worked out, is worked out once for each.
  select s.id, s.kind, h.hours, v.zone, dense_rank() over (order by h.hours)::int
    from catalog.venue v join catalog.space s on s.venue_id = v.id
    cross join lateral (select coalesce(nullif(s.hours, '{}'), v.opening_hours) as hours) h
   where v.id = p_venue and h.hours <> '{}';
$$;
comment on function catalog.space_hours(bigint) is 'The hours that bind each space of a venue, its own before the venue''s, numbered by pattern; a space that nothing binds is not in it.';

create function catalog.off_hours(p_now timestamptz, p_venue bigint) returns table(slot_id bigint, off boolean)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with bound as materialized (select * from catalog.space_hours(p_venue)),
  slot as materialized (
    select s.id, b.kind, b.pattern, s.starts_at, s.ends_at, (s.starts_at at time zone v.zone)::date as day
      from inventory.slot s join catalog.venue v on v.id = s.venue_id left join bound b on b.space_id = s.space_id
     where s.venue_id = p_venue and s.ends_at > p_now and s.status <> 'removed'
  ), open as materialized (
    select d.pattern, d.day, catalog.open_times(b.hours, b.zone, d.day) as times
      from (select distinct s.pattern, s.day from slot s where s.pattern is not null) d
      join (select distinct on (x.pattern) x.* from bound x) b on b.pattern = d.pattern)
  select s.id, coalesce(not catalog.is_open(o.times, s.kind, s.starts_at, s.ends_at), false)
    from slot s left join open o on o.pattern = s.pattern and o.day = s.day;
$$;
comment on function catalog.off_hours(timestamptz, bigint) is 'Of each slot of a venue still to end, whether it lies outside the hours that bind it.';

create function catalog.note_hours() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
  v_venue bigint := (case tg_table_name when 'venue' then to_jsonb(new) -> 'id' else to_jsonb(new) -> 'venue_id' end)::bigint;
  v_slots bigint[];
begin
  v_slots := array(select s.id from inventory.slot s join catalog.off_hours(v_now, v_venue) o on o.slot_id = s.id and o.off <> s.off_hours order by s.kind_rank, s.id for no key update of s);
  update inventory.slot s set off_hours = not s.off_hours, version = s.version + 1 where s.id = any (v_slots);
  perform waitlist.offer(v_now, v_slots);
  return null;
end $$;
comment on function catalog.note_hours() is 'Hours were changed: slots to come outside them are sold no more, those inside are again. What is sold stays.';
create trigger note_hours after update of hours on catalog.space for each row when (old.hours is distinct from new.hours) execute function catalog.note_hours();
create trigger note_hours after update of opening_hours on catalog.venue for each row when (old.opening_hours is distinct from new.opening_hours) execute function catalog.note_hours();

create function inventory.check_hours() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v_bad jsonb;
begin
  for v_venue in select distinct a.venue_id from added a order by 1 loop
    continue when not exists (select from catalog.space_hours(v_venue));
    with bound as materialized (select * from catalog.space_hours(v_venue)),
    slot as materialized (
      select distinct b.kind, b.pattern, b.zone, a.starts_at, a.ends_at, (a.starts_at at time zone b.zone)::date as day from added a join bound b on b.space_id = a.space_id
    ), open as materialized (
      select d.pattern, d.day, catalog.open_times(b.hours, b.zone, d.day) as times
        from (select distinct s.pattern, s.day from slot s) d join (select distinct on (x.pattern) x.* from bound x) b on b.pattern = d.pattern
    ), bad as materialized (
      select s.* from slot s join open o on o.pattern = s.pattern and o.day = s.day where not catalog.is_open(o.times, s.kind, s.starts_at, s.ends_at) order by s.starts_at limit 1)
    select jsonb_build_object('space', sp.name, 'starts_at', b.starts_at, 'ends_at', b.ends_at) into v_bad
      from bad b join added a on a.starts_at = b.starts_at and a.ends_at = b.ends_at join bound x on x.space_id = a.space_id and x.pattern = b.pattern and x.kind = b.kind
      join catalog.space sp on sp.id = a.space_id limit 1;
    if v_bad is not null then raise exception 'slot_outside_hours' using errcode = 'VD000', detail = v_bad::text; end if;
  end loop;
  return null;
end $$;
comment on function inventory.check_hours() is 'Refuses new slots outside the hours of their space or venue.';
create trigger check_hours after insert on inventory.slot referencing new table as added for each statement execute function inventory.check_hours();

-- 2. Equipment lent by the hour and by the day is one stock: a space may lend from that of another.
alter table catalog.space add column stock_of bigint references catalog.space, add constraint space_stock_of check (stock_of is null or kind = 'equipment' and stock_of <> id);
comment on column catalog.space.stock_of is 'Equipment only: the space whose units it lends, so that days and hours of the same rackets never add up to more than there are. Null: units of its own.';

-- 3. A space with a seat plan sells named seats; what a hold reads says so.
alter table inventory.seat_map add column seated boolean not null default false;
comment on column inventory.seat_map.seated is 'The plan has seats: each place sold names one.';
-- As the superuser who migrates: the owner's row policy would show no venue.
reset role;
update inventory.seat_map m set seated = exists (select from inventory.seat t where t.space_id = m.space_id and not t.retired);
set role vd_owner;

drop view catalog.sale_terms_now;
alter table catalog.sale_terms rename column real_name to named;
create view catalog.sale_terms_now with (security_invoker = true) as
  select sp.venue_id, sp.id as space_id, t.id as ticket_type_id,
         t.is_default and (t.space_id is not null or not exists (
           select from catalog.ticket_type own where own.space_id = sp.id and own.is_default and not own.retired)) as is_default,
         sp.category_id,
         sp.kind in ('exclusive', 'instructor') or sp.kind = 'equipment' and exists (
           select from catalog.space_unit u join catalog.space_unit o on o.unit_id = u.unit_id and o.space_id <> u.space_id where u.space_id = sp.id) as claims,
         sp.one_live_order, sp.real_name or exists (select from inventory.seat_map m where m.space_id = sp.id and m.seated) as named, sp.name as space,
         sp.release_days, sp.release_time, sp.sale_ends_before, t.name as ticket_type, t.places, t.sale_from, t.sale_until,
         v.zone, v.currency::text as currency, p.id as policy_version_id, coalesce(p.hold_minutes, v.hold_minutes) as hold_minutes,
         make_interval(mins => p.pay_on_arrival_minutes) as pay_on_arrival,
         exists (select from catalog.limits_version l where l.venue_id = sp.venue_id) as limited
    from catalog.space sp
    join catalog.venue v on v.id = sp.venue_id
    join catalog.ticket_type t on (t.space_id = sp.id or t.category_id = sp.category_id) and not t.retired
    left join lateral (
      select pv.* from catalog.policy_version pv where pv.policy_id = coalesce(t.policy_id, sp.policy_id, v.policy_id) order by pv.version desc limit 1) p on true;
comment on view catalog.sale_terms_now is 'What each ticket type of each space is sold under, from the catalogue as it is now. claims: units are asked for after the slots; named: each place names a document or a seat.';
create trigger sale_terms_added after insert on inventory.seat_map referencing new table as changed for each statement execute function catalog.renew_sale_terms();
create trigger sale_terms_changed after update on inventory.seat_map referencing new table as changed for each statement execute function catalog.renew_sale_terms();
create trigger sale_terms_added after insert on catalog.space_unit referencing new table as changed for each statement execute function catalog.renew_sale_terms();
create trigger sale_terms_removed after delete on catalog.space_unit referencing old table as changed for each statement execute function catalog.renew_sale_terms();

reset role;
-- Functions whose answer has other columns now.
drop function if exists schedule.judged(timestamptz, bigint, jsonb);
drop function if exists schedule.plan(bigint, jsonb);
-- Once more as the superuser.
update inventory.slot s set off_hours = true from catalog.venue v cross join lateral catalog.off_hours(now(), v.id) o where o.slot_id = s.id and o.off and v.id = s.venue_id;
