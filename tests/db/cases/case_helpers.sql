-- What the case files share: acting as a login, the clock, and short forms of the doors.
create function pg_temp.ask(p_login text, p_sql text) returns jsonb language plpgsql as $$
declare v jsonb;
begin
  execute format('set local session authorization %I', p_login);
  execute p_sql into v;
  execute 'set local session authorization default';
  return v;
end $$;
create function pg_temp.at(p_local text, p_zone text default 'Asia/Shanghai') returns void language sql as $$
  update base.test_clock set shift = (p_local::timestamp at time zone p_zone) - clock_timestamp();
$$;
create function pg_temp.slot(p_space bigint, p_hour int, p_date date default '2026-12-05') returns bigint language sql as $$
  select s.id from inventory.slot s join catalog.venue v on v.id = s.venue_id
   where s.space_id = p_space and s.starts_at = (p_date + make_interval(hours => p_hour)) at time zone v.zone;
$$;
create function pg_temp.hold(p_login text, p_customer bigint, p_lines jsonb, p_options jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.ask(p_login, format('select to_jsonb(x) from api.hold(%L, 1, %L, %L, %L) x', gen_random_uuid(), jsonb_build_object('id', p_customer), p_lines, p_options));
$$;
create function pg_temp.held(p_login text, p_customer bigint, p_space bigint, p_hour int, p_quantity int default 1) returns bigint language sql as $$
  select (pg_temp.hold(p_login, p_customer, jsonb_build_array(jsonb_build_object('slot', pg_temp.slot(p_space, p_hour), 'quantity', p_quantity))) -> 'data' ->> 'id')::bigint;
$$;
-- Every login of a case sits at the session's one terminal: whose turn it is has the drawer there, the others' stand aside.
create function pg_temp.till(p_login text, p_venue bigint default 1) returns void language plpgsql as $$
declare v_here text := current_setting('application_name');
begin
  update finance.shift s set terminal = s.operator where s.venue_id = p_venue and s.closed_at is null and s.terminal = v_here and s.operator <> p_login;
  update finance.shift s set terminal = v_here where s.venue_id = p_venue and s.closed_at is null and s.operator = p_login;
  if not found then perform pg_temp.ask(p_login, format('select to_jsonb(x) from api.open_shift(%L, %s, 0) x', gen_random_uuid(), p_venue)); end if;
end $$;
create function pg_temp.pay(p_login text, p_order bigint, p_channel text, p_amount bigint) returns jsonb language sql as $$
  select pg_temp.till(p_login, o.venue_id) from orders.order o where o.id = p_order and p_channel = 'cash';
  select pg_temp.ask(p_login, format('select to_jsonb(x) from api.pay(%L, %s, %L) x', gen_random_uuid(), p_order,
    jsonb_build_array(jsonb_build_object('channel', p_channel, 'amount_minor', p_amount, 'given_minor', p_amount))));
$$;
create function pg_temp.notice(p_notice jsonb) returns jsonb language sql as $$
  insert into operators.operator_venue values ('service1', 1) on conflict do nothing;
  select pg_temp.ask('service1', format('select to_jsonb(x) from api.payment_notice(1, %L) x', p_notice));
$$;
create function pg_temp.refund(p_login text, p_order bigint, p_lines jsonb default null, p_options jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.ask(p_login, format('select to_jsonb(x) from api.refund(%L, %s, %L, %L) x', gen_random_uuid(), p_order, p_lines, p_options));
$$;
create function pg_temp.settle_all(p_login text) returns int language plpgsql as $$
declare p bigint; n int := 0; v_cashier text; v_till boolean;
begin
  -- Cash and cards go back in a cashier's shift.
  perform pg_temp.ask('desk1', format('select to_jsonb(x) from api.open_shift(%L, 1, 0) x', gen_random_uuid()));
  v_cashier := (select s.operator from finance.shift s where s.venue_id = 1 and s.closed_at is null and s.terminal = current_setting('application_name'));
  for p, v_till in select rp.id, y.channel in ('cash', 'card') from payments.refund_part rp join payments.payment y on y.id = rp.payment_id where rp.state = 'started' order by rp.id loop
    perform pg_temp.ask(case when v_till then v_cashier else p_login end, format('select to_jsonb(x) from api.settle_refund(%L, %s, null) x', gen_random_uuid(), p));
    n := n + 1;
  end loop;
  return n;
end $$;
create function pg_temp.sweep() returns int language sql as $$
  select (pg_temp.ask('desk2', 'select to_jsonb(api.sweep())'))::int;
$$;
create function pg_temp.state(p_order bigint) returns text language sql as $$ select o.state from orders.order o where o.id = p_order; $$;
create function pg_temp.stock(p_space bigint, p_hour int) returns text language sql as $$
  select s.held || '/' || s.sold || '/' || greatest(0, s.capacity - s.held - s.sold - s.blocked) from inventory.slot s where s.id = pg_temp.slot(p_space, p_hour);
$$;
create function pg_temp.sound() returns text language sql as $$
  select (select count(*) from inventory.differences(1)) || ' stock, ' || (select count(*) from finance.money_differences(1)) || ' money';
$$;
-- What a refusal asks a lead to sign, signed; the approval's outcome.
create function pg_temp.sign(p_lead text, p_asker text, p_refused jsonb) returns jsonb language sql as $$
  select pg_temp.ask(p_lead, format('select to_jsonb(x) from api.approve(%L, 1, %L, %L, %L, ''agreed'') x', gen_random_uuid(), p_asker, p_refused -> 'facts' ->> 'action', p_refused -> 'facts' -> 'subject'));
$$;
-- A refund that a lead other than the asker has signed.
create function pg_temp.signed_refund(p_login text, p_order bigint, p_lines jsonb, p_options jsonb, p_lead text) returns jsonb language sql as $$
  select pg_temp.refund(p_login, p_order, p_lines, p_options || jsonb_build_object('approval',
    pg_temp.sign(p_lead, p_login, pg_temp.refund(p_login, p_order, p_lines, p_options)) -> 'data' -> 'approval'));
$$;
-- A person as a desk sends one: the document sealed (here by nothing) and hashed under each key version in use.
create function pg_temp.person(p_type text, p_number text, p_name text default 'A', p_versions int[] default '{1}') returns jsonb language sql as $$
  select jsonb_build_object('name', p_name, 'document_type', p_type, 'document_tail', right(p_number, 4), 'sealed', repeat('ab', 60),
    'hashes', (select jsonb_object_agg(v, encode(sha256(convert_to(v || ':' || p_type || ':' || p_number, 'UTF8')), 'hex')) from unnest(p_versions) v));
$$;
