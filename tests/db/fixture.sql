-- The fixture of the cases: venues V1 and V2 in Asia/Shanghai, V3 in Europe/Berlin; Court 1-3 exclusive (CNY 120.00 an
-- hour), Lane A quota 6 (40.00), Rackets 10 units (15.00); one login per role and venue. Load into a migrated database as
-- its superuser; ids are fixed: venues 1-3, spaces 11-13 courts, 14 lane, 15 rackets; 21 court of V2, 31 court of V3.
-- Slots of 2026-12-05, 08:00 to 22:00 hourly; the clock stands at 2026-12-01 10:00 Asia/Shanghai.
do $logins$
declare r record;
begin
  -- Roles belong to the cluster: another database of it may be making them at this moment.
  for r in select * from (values ('desk1', 'vd_front_desk'), ('desk2', 'vd_front_desk'), ('lead1', 'vd_desk_lead'), ('lead2', 'vd_desk_lead'), ('door1', 'vd_door'), ('finance1', 'vd_finance'),
      ('admin1', 'vd_administrator'), ('auditor1', 'vd_auditor'), ('service1', 'vd_service'), ('v2desk', 'vd_front_desk')) as l(login, grp) loop
    begin
      execute format('create role %I login password %L in role %I', r.login, 'test-' || r.login, r.grp);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $logins$;

-- The doors' clock is the server's; only a database made for tests has one that is moved.
create table base.test_clock(only_row boolean primary key default true check (only_row), shift interval not null);
grant select on base.test_clock to vd_owner, vd_system;
create or replace function base.now() returns timestamptz language plpgsql stable as $$
begin
  return clock_timestamp() + (select c.shift from base.test_clock c);
end $$;
insert into base.test_clock(shift) values (timestamptz '2026-12-01 10:00+08' - clock_timestamp());
insert into operators.organization(id, name) overriding system value values (1, 'Fixture');
-- Made by no key: the server never looks behind a check.
insert into operators.document_key(organization_id, version, key_check, made_by) values (1, 1, '\x00000000000000000000000000000000', 'admin1');
insert into catalog.venue(id, organization_id, name, zone, currency, region) overriding system value values
  (1, 1, 'V1', 'Asia/Shanghai', 'CNY', 'CN'), (2, 1, 'V2', 'Asia/Shanghai', 'CNY', 'CN'), (3, 1, 'V3', 'Europe/Berlin', 'EUR', 'DE');
insert into operators.operator(login, display_name) select l, initcap(l) from unnest(array['desk1','desk2','lead1','lead2','door1','finance1','admin1','auditor1','service1','v2desk']) l;
insert into operators.operator_venue(login, venue_id)
  select l, 1 from unnest(array['desk1','desk2','lead1','lead2','door1','finance1','admin1','auditor1']) l union all select 'v2desk', 2 union all select 'finance1', 2
  union all select 'admin1', 3 union all select 'desk1', 3;
insert into catalog.policy(id, venue_id, name) overriding system value values (1, 1, 'Standard'), (2, 2, 'Standard'), (3, 3, 'Standard');
insert into catalog.policy_version(venue_id, policy_id, version, pay_on_arrival_minutes) values (1, 1, 1, 30), (2, 2, 1, null), (3, 3, 1, null);
insert into catalog.price_list(id, venue_id, name) overriding system value values (1, 1, 'Standard'), (2, 2, 'Standard'), (3, 3, 'Standard');
insert into catalog.price_version(id, venue_id, price_list_id, version) overriding system value values (1, 1, 1, 1), (2, 2, 2, 1), (3, 3, 3, 1);
update catalog.venue set policy_id = id, price_list_id = id;
insert into catalog.category(id, venue_id, name, position) overriding system value values (1, 1, 'Badminton', 1), (2, 1, 'Pool', 2), (3, 1, 'Rental', 3), (4, 2, 'Badminton', 1), (5, 3, 'Tennis', 1);
insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity, position) overriding system value values
  (11, 1, 1, 'Court 1', 'exclusive', 1, 1), (12, 1, 1, 'Court 2', 'exclusive', 1, 2), (13, 1, 1, 'Court 3', 'exclusive', 1, 3),
  (14, 1, 2, 'Lane A', 'quota', 6, 1), (15, 1, 3, 'Rackets', 'equipment', 10, 1), (21, 2, 4, 'Court 1', 'exclusive', 1, 1), (31, 3, 5, 'Court 1', 'exclusive', 1, 1);
insert into catalog.unit(id, venue_id, name) overriding system value select s.id, s.venue_id, s.name from catalog.space s where s.kind = 'exclusive';
insert into catalog.space_unit(space_id, unit_id, venue_id) select s.id, s.id, s.venue_id from catalog.space s where s.kind = 'exclusive';
insert into catalog.ticket_type(id, venue_id, category_id, name, is_default) overriding system value values
  (1, 1, 1, 'Court hour', true), (2, 1, 2, 'Swimmer', true), (3, 1, 3, 'Racket', true), (4, 2, 4, 'Court hour', true), (5, 3, 5, 'Court hour', true);
insert into catalog.ticket_type(id, venue_id, category_id, name, places, party) overriding system value values (6, 1, 2, 'Family of three', 3, 3);
insert into catalog.price_rule(venue_id, price_version_id, ticket_type_id, amount_minor) values
  (1, 1, 1, 12000), (1, 1, 2, 4000), (1, 1, 3, 1500), (1, 1, 6, 10000), (2, 2, 4, 12000), (3, 3, 5, 2000);
insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
  select s.venue_id, s.id, s.kind_rank, date '2026-12-05', (timestamp '2026-12-05' + make_interval(hours => h)) at time zone v.zone,
         (timestamp '2026-12-05' + make_interval(hours => h + 1)) at time zone v.zone, s.max_capacity, v.id
    from catalog.space s join catalog.venue v on v.id = s.venue_id cross join generate_series(8, 21) h order by s.id, h;
insert into customers.customer(id, organization_id, name, phone_typed, phone_e164) overriding system value values
  (1, 1, 'Chen Wei', '138 0000 1234', '+8613800001234'), (2, 1, 'Li Na', '139 0000 5678', '+8613900005678'), (3, 1, 'Zhao', '137 0000 1111', '+8613700001111');
insert into customers.customer_venue(customer_id, venue_id) values (1, 1), (2, 1), (3, 2);
insert into customers.search_key(venue_id, kind, key, customer_id) values (1, 'digits', '1234', 1), (1, 'digits', '13800001234', 1), (1, 'name', 'chen', 1), (1, 'name', 'wei', 1),
  (1, 'digits', '5678', 2), (2, 'digits', '1111', 3);
select setval(pg_get_serial_sequence(t, 'id'), 1000) from unnest(array['catalog.venue', 'catalog.policy', 'catalog.price_list', 'catalog.price_version', 'catalog.category',
  'catalog.space', 'catalog.unit', 'catalog.ticket_type', 'customers.customer']) t;
analyze;
