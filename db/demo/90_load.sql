create or replace function demo.load(p_size text default 'small', p_now timestamptz default base.now()) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp set work_mem = '128MB' set jit = off set statement_timeout = 0 set lock_timeout = 0 as $$
declare t record; v_last bigint;
begin
  if exists (select from orders.order) or exists (select from catalog.venue v join inventory.slot s on s.venue_id = v.id limit 1) then
    raise exception 'This database already has venues with slots or orders. Demo data goes only into a new, empty database.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  create temp table d_setting on commit drop as select * from demo.settings(p_size, date_trunc('second', p_now));
  analyze d_setting;
  perform demo.venues();
  perform demo.spaces();
  perform demo.prices();
  perform demo.timetable();
  perform demo.people();
  perform demo.court_bookings();
  perform demo.visit_bookings();
  perform demo.extra_bookings();
  perform demo.limit_bookings((select s.most_orders from d_setting s));
  perform demo.fates();
  perform demo.items();
  perform demo.payments();
  perform demo.write_people();
  perform demo.write_stock();
  perform demo.write_orders();
  perform demo.write_money();
  perform demo.write_entries();
  perform demo.write_moves();
  perform demo.write_around();
  perform demo.write_audit();
  -- Rows came with their own ids: the sequences go on after them.
  for t in select x from unnest(array['customers.customer', 'inventory.slot', 'orders.order', 'orders.item', 'finance.shift', 'payments.payment', 'payments.refund', 'payments.refund_part', 'checkin.ticket']) x loop
    execute format('select max(id) from %s', t.x) into v_last;
    perform setval(pg_get_serial_sequence(t.x, 'id'), greatest(1, coalesce(v_last, 1)), v_last is not null);
  end loop;
  return jsonb_build_object('venues', (select count(*) from d_venue), 'slots', (select count(*) from d_slot), 'orders', (select count(*) from d_fate), 'customers', (select count(*) from d_customer),
    'states', (select jsonb_object_agg(x.final, x.n) from (select f.final, count(*) as n from d_fate f group by f.final) x));
end $$;
comment on function demo.load(text, timestamptz) is 'Fills an empty, migrated database with demo data around a moment (small or large); answers the counts. Refuses where slots or orders exist. Follow it with analyze.';
