-- Venues, spaces, ticket types, prices and policies.
create or replace function demo.venues() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_organization bigint;
begin
  select min(o.id) into v_organization from operators.organization o;
  if v_organization is null then
    insert into operators.organization(name) values ('Riverside Culture and Sports 河滨文体集团') returning id into v_organization;
  end if;
  insert into operators.operator(login, display_name) values
      ('owner', 'Owner 店主'), ('desk', 'Front desk 前台'), ('lead', 'Desk lead 前台主管'), ('door', 'Door 检票'), ('finance', 'Finance 财务'),
      ('admin', 'Administrator 管理员'), ('auditor', 'Auditor 审计'), ('service', 'Service 服务')
    on conflict (login) do nothing;
  create temp table d_venue(no int primary key, id bigint, name text, one_person boolean, days text) on commit drop;
  insert into d_venue(no, name, one_person, days) values
    (1, 'Riverside Sports Centre 河滨体育中心', true, '[["08:00", "22:00"]]'),
    (2, 'City Museum 城市博物馆', false, '[["09:00", "17:30"]]'),
    (3, 'Ocean Aquarium 海洋馆', false, '[["09:00", "17:30"], ["21:00", "01:00"]]');
  insert into catalog.venue(organization_id, name, zone, currency, region, one_person, opening_hours)
    select v_organization, v.name, s.zone, 'CNY', 'CN', v.one_person,
           (select jsonb_object_agg(day::text, v.days::jsonb) from generate_series(1, 7) day)
      from d_venue v cross join d_setting s order by v.no;
  update d_venue d set id = v.id from catalog.venue v where v.name = d.name;
  analyze d_venue;
  insert into operators.operator_venue(login, venue_id)
    select l, v.id from unnest(array['owner', 'desk', 'lead', 'door', 'finance', 'admin', 'auditor', 'service']) l cross join d_venue v
    on conflict do nothing;

  insert into catalog.policy(venue_id, name) select v.id, 'Standard' from d_venue v order by v.no;
  insert into catalog.policy(venue_id, name) select v.id, 'Night session' from d_venue v where v.no = 3;
  insert into catalog.policy_version(venue_id, policy_id, version, refund_mode, refund_free_until, late_fee_kind, late_fee_value, pay_on_arrival_minutes, stop_outcome, created_by)
    select v.id, p.id, 1, r.mode, r.until, r.fee, r.value, r.arrival, r.stop, 'admin'
      from (values (1, 'Standard', 'hours', 2, 'never', 0, 30, 'offer'), (2, 'Standard', 'days', 1, 'percent', 2000, null, 'refund'),
                   (3, 'Standard', 'hours', 24, 'percent', 1000, null, 'refund'), (3, 'Night session', 'never', 0, 'never', 0, null, 'refund'))
           as r(no, name, mode, until, fee, value, arrival, stop)
      join d_venue v on v.no = r.no join catalog.policy p on p.venue_id = v.id and p.name = r.name order by r.no, r.name;
  insert into catalog.price_list(venue_id, name) select v.id, 'Standard' from d_venue v order by v.no;
  insert into catalog.price_version(venue_id, price_list_id, version, created_by)
    select v.id, l.id, 1, 'admin' from d_venue v join catalog.price_list l on l.venue_id = v.id order by v.no;
  update catalog.venue c set policy_id = (select p.id from catalog.policy p where p.venue_id = c.id and p.name = 'Standard'),
         price_list_id = (select l.id from catalog.price_list l where l.venue_id = c.id)
   where c.id in (select v.id from d_venue v);
end $$;
comment on function demo.venues() is 'The three venues with their operators, policies and empty price lists.';

create or replace function demo.spaces() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_space on commit drop as
  select 0::bigint as id, v.id as venue_id, 0::bigint as category_id, c.* from d_venue v join (
    select 1 as no, 'Badminton 羽毛球' as category, 1 as rank, 'Badminton ' || n as name, 'badminton' as tag, 'exclusive' as kind, 1 as capacity, n as pos from generate_series(1, 8) n
    union all select 1, 'Basketball 篮球', 2, 'Basketball full court', 'full', 'exclusive', 1, 1
    union all select 1, 'Basketball 篮球', 2, 'Basketball half ' || chr(64 + n), 'half', 'exclusive', 1, n + 1 from generate_series(1, 2) n
    union all select 1, 'Tennis 网球', 3, 'Tennis ' || n, 'tennis', 'exclusive', 1, n from generate_series(1, 4) n
    union all select 1, 'Pool 游泳池', 4, 'Lane ' || n, 'pool', 'quota', 6, n from generate_series(1, 6) n
    union all select 1, 'Rental 租赁', 5, 'Rackets 球拍', 'racket', 'equipment', 40, 1
    union all select 1, 'Rental 租赁', 5, 'Lockers 储物柜', 'locker', 'equipment', 120, 2
    union all select 1, 'Coaches 教练', 6, name, 'coach', 'instructor', 1, n from unnest(array['Coach Lin 林教练', 'Coach He 何教练', 'Coach Tang 唐教练']) with ordinality as c(name, n)
    union all select 2, 'Permanent collection 常设展', 1, 'Main halls 主展厅', 'museum', 'quota', 60, 1
    union all select 2, 'Special exhibition 特展', 2, 'Silk Road hall 丝路厅', 'exhibit', 'quota', 40, 1
    union all select 3, 'Aquarium 海洋馆', 1, 'Aquarium 海洋馆', 'aquarium', 'quota', (select greatest(s.crowd, s.rush) from d_setting s), 1) c on c.no = v.no;
  insert into catalog.category(venue_id, name, position) select s.venue_id, s.category, s.rank from d_space s group by s.no, s.venue_id, s.category, s.rank order by s.no, s.rank;
  update d_space s set category_id = c.id from catalog.category c where c.venue_id = s.venue_id and c.name = s.category;
  insert into catalog.space(venue_id, category_id, name, kind, max_capacity, entry_after_end, real_name, one_live_order, release_days, release_time, position, hours)
    select s.venue_id, s.category_id, s.name, s.kind, s.capacity, '0', s.tag = 'exhibit', s.kind <> 'equipment',
           case when s.no = 1 then 14 end, case when s.no = 1 then time '09:00' end, s.pos,
           case when s.tag = 'coach' then (select jsonb_object_agg(day::text, '[["10:00", "12:00"], ["14:00", "17:00"], ["18:00", "21:00"]]'::jsonb) from generate_series(1, 7) day) else '{}' end
      from d_space s order by s.no, s.rank, s.pos;
  update d_space s set id = c.id from catalog.space c where c.venue_id = s.venue_id and c.name = s.name;
  analyze d_space;

  -- The full court is both halves; everything else exclusive is a unit of its own.
  insert into catalog.unit(venue_id, name) select s.venue_id, s.name from d_space s where s.kind in ('exclusive', 'instructor') and s.tag <> 'full' order by s.id;
  insert into catalog.space_unit(space_id, unit_id, venue_id)
    select s.id, u.id, s.venue_id from d_space s join catalog.unit u on u.venue_id = s.venue_id and (u.name = s.name or (s.tag = 'full' and u.name like 'Basketball half _'))
     where s.kind in ('exclusive', 'instructor');
  insert into catalog.activity(venue_id, title, description, state)
    select v.id, 'Silk Road Treasures 丝路珍宝展', 'Textiles, glass and silver from a thousand years of caravan trade. Tickets carry the visitor''s name. 凭实名入场。', 'on_sale' from d_venue v where v.no = 2;

  -- Holidays, and the patterns that the timetable follows.
  insert into schedule.calendar(venue_id, name) select v.id, 'Public holidays 法定节假日' from d_venue v order by v.no;
  insert into schedule.calendar_entry(calendar_id, venue_id, line, first_day, days, yearly, name)
    select c.id, c.venue_id, e.line, e.first_day, e.days, true, e.name
      from schedule.calendar c cross join (values (1, date '2026-01-01', 1, 'New Year''s Day 元旦'), (2, date '2026-05-01', 1, 'Labour Day 劳动节'), (3, date '2026-10-01', 3, 'National Day 国庆节')) e(line, first_day, days, name)
     where c.venue_id in (select v.id from d_venue v) and c.name = 'Public holidays 法定节假日' order by c.id, e.line;
  insert into schedule.template(venue_id, name, plan)
    select s.venue_id, t.name, jsonb_build_object('spaces', jsonb_agg(s.id order by s.id), 'calendars', case when t.closes then jsonb_build_array(c.id) else '[]' end, 'keep_buffers', false, 'blocks', t.blocks)
      from (values ('badminton', 'Badminton courts 羽毛球场', false, '[{"weekdays": 127, "start": "08:00", "end": "22:00", "slot_minutes": 60}]'::jsonb),
                   ('pool', 'Swimming lanes 泳道', false, '[{"weekdays": 127, "start": "10:00", "end": "22:00", "slot_minutes": 120}]'),
                   ('museum', 'Museum hours 参观时段', true, '[{"weekdays": 127, "start": "09:00", "end": "17:00", "slot_minutes": 60}]'),
                   ('aquarium', 'Aquarium sessions 海洋馆场次', false, '[{"weekdays": 127, "start": "09:00", "end": "12:30", "slot_minutes": 210, "label": "Morning 上午场"},
                     {"weekdays": 127, "start": "13:30", "end": "17:30", "slot_minutes": 240, "label": "Afternoon 下午场"}, {"weekdays": 127, "start": "21:00", "end": "01:00", "slot_minutes": 240, "label": "Night 夜场"}]')) t(tag, name, closes, blocks)
      join d_space s on s.tag = t.tag join schedule.calendar c on c.venue_id = s.venue_id group by s.venue_id, t.name, t.closes, c.id, t.blocks;
end $$;
comment on function demo.spaces() is 'Courts, halves and full court, lanes, rental, coaches, halls and the aquarium; their holidays and schedule templates.';

create or replace function demo.prices() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- One row per ticket type: of a space tag's category, or of the one space where for_space.
  create temp table d_type on commit drop as
  select 0::bigint as id, t.* from (values
    ('badminton', false, 'hour', 'Court hour 场地', 1, 1, 4, 1, 6000), ('half', false, 'hour', 'Court hour 场地', 1, 1, 10, 1, 22000), ('tennis', false, 'hour', 'Court hour 场地', 1, 1, 4, 1, 9000),
    ('pool', false, 'adult', 'Adult 成人', 1, 1, 1, 1, 5000), ('pool', false, 'child', 'Child 儿童', 1, 1, 1, 2, 2500), ('pool', false, 'family', 'Family of three 家庭票', 3, 1, 3, 3, 11000),
    ('racket', true, 'racket', 'Racket 球拍', 1, 0, 1, 1, 1500), ('locker', true, 'locker', 'Locker 储物柜', 1, 0, 1, 1, 500), ('coach', false, 'lesson', 'Lesson hour 课时', 1, 0, 1, 1, 20000),
    ('museum', false, 'adult', 'Adult 成人', 1, 1, 1, 1, 6000), ('museum', false, 'child', 'Child 儿童', 1, 1, 1, 2, 3000), ('museum', false, 'senior', 'Senior 长者', 1, 1, 1, 3, 3000),
    ('museum', false, 'family', 'Family of three 家庭票', 3, 1, 3, 4, 13000),
    ('exhibit', false, 'adult', 'Adult 成人', 1, 1, 1, 1, 9000), ('exhibit', false, 'child', 'Child 儿童', 1, 1, 1, 2, 4500), ('exhibit', false, 'senior', 'Senior 长者', 1, 1, 1, 3, 4500),
    ('aquarium', false, 'adult', 'Adult 成人', 1, 1, 1, 1, 18000), ('aquarium', false, 'child', 'Child 儿童', 1, 1, 1, 2, 9000), ('aquarium', false, 'senior', 'Senior 长者', 1, 1, 1, 3, 9000),
    ('aquarium', false, 'family', 'Family of four 家庭票', 4, 1, 4, 4, 48000), ('aquarium', false, 'early', 'Early bird 早鸟票', 1, 1, 1, 5, 14800))
    as t(tag, for_space, code, name, places, codes, party, pos, price);
  insert into catalog.ticket_type(venue_id, category_id, space_id, name, places, codes, party, is_default, position)
    select s.venue_id, case when not t.for_space then s.category_id end, case when t.for_space then s.id end, t.name, t.places, t.codes, t.party, t.pos = 1, t.pos
      from d_type t join lateral (select x.* from d_space x where x.tag = t.tag order by x.pos limit 1) s on true order by s.no, s.rank, s.pos, t.pos;
  update d_type t set id = c.id from d_space s join catalog.ticket_type c on c.venue_id = s.venue_id
   where s.tag = t.tag and c.name = t.name and coalesce(c.space_id, -c.category_id) = case when t.for_space then s.id else -s.category_id end;
  insert into d_type select t.id, 'full', t.for_space, t.code, t.name, t.places, t.codes, t.party, t.pos, t.price from d_type t where t.tag = 'half';
  analyze d_type;

  insert into catalog.price_rule(venue_id, price_version_id, ticket_type_id, amount_minor)
    select distinct s.venue_id, v.id, t.id, t.price from d_type t join d_space s on s.tag = t.tag join catalog.price_version v on v.venue_id = s.venue_id where t.tag <> 'full' order by t.id;
  insert into catalog.price_rule(venue_id, price_version_id, category_id, space_id, weekdays, from_time, until_time, priority, amount_minor)
    select distinct s.venue_id, v.id, case when r.tag <> 'full' then s.category_id end, case when r.tag = 'full' then s.id end, r.days, r.since::time, r.until::time, r.priority, r.amount
      from (values ('badminton', 31, '18:00', '22:00', 10, 12000), ('badminton', 96, '09:00', '22:00', 10, 10000),
                   ('half', 31, '18:00', '22:00', 10, 32000), ('half', 96, null, null, 10, 30000),
                   ('full', 127, null, null, 5, 40000), ('full', 31, '18:00', '22:00', 10, 60000), ('full', 96, null, null, 10, 56000),
                   ('tennis', 31, '17:00', '20:00', 10, 15000), ('tennis', 96, null, null, 10, 14000))
           as r(tag, days, since, until, priority, amount)
      join d_space s on s.tag = r.tag join catalog.price_version v on v.venue_id = s.venue_id order by 3, 4, 5, 6;
  insert into catalog.price_rule(venue_id, price_version_id, ticket_type_id, from_time, priority, amount_minor)
    select v.venue_id, v.id, t.id, time '20:00', 10, t.price * 12 / 10 from d_type t join d_space s on s.tag = t.tag join catalog.price_version v on v.venue_id = s.venue_id
     where t.tag = 'aquarium' order by t.id;
end $$;
comment on function demo.prices() is 'Ticket types and price rules: peak and off-peak, weekends, the full court, the dearer night session.';
