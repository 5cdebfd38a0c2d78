-- The hot path of a hold and of the sweep, lighter again: every expression and look-up that a statement on a hot table
-- brings with it is paid by each booking.

set role vd_owner;

-- 1. Rules over two columns are asked by the statements that write those columns. As table checks they are read and compiled
-- anew by every statement that writes the table, whatever it changes. What no sale may break, slot_stock, stays a check.
create function base.refuse_row() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'row of % violates rule %', tg_table_name, tg_name using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, constraint = tg_name;
end $$;
comment on function base.refuse_row() is 'Refuses a row as a check constraint of the trigger''s name would; the trigger''s condition is the rule.';

alter table inventory.slot drop constraint slot_times;
create trigger slot_times before insert or update of starts_at, ends_at on inventory.slot for each row
  when (not (new.starts_at < new.ends_at and new.ends_at <= new.starts_at + interval '7 days')) execute function base.refuse_row();

alter table orders.item drop constraint item_net;
create trigger item_net before update of amount_minor, adjust_minor on orders.item for each row
  when (new.amount_minor + new.adjust_minor < 0) execute function base.refuse_row();
create trigger item_net_new before insert on orders.item for each row when (new.adjust_minor < - new.amount_minor) execute function base.refuse_row();

alter table orders.order drop constraint order_expiry;
create trigger order_expiry before update of state, expires_at on orders.order for each row
  when ((new.expires_at is not null) <> (new.state = 'HOLDING' or new.state = 'PENDING_PAY')) execute function base.refuse_row();
-- A new order is a hold with an expiry; whatever else it is goes through the function.
drop trigger check_first on orders.order;
create trigger check_first before insert on orders.order for each row when (new.state <> 'HOLDING' or new.expires_at is null) execute function orders.check_move();
create or replace function orders.check_move() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('HOLDING', 'PAID') then
      raise exception 'order_move' using errcode = 'VD001', detail = jsonb_build_object('from', '', 'to', new.state, 'event', new.event);
    elsif (new.expires_at is not null) <> (new.state = 'HOLDING') then
      raise exception 'a hold alone has an expiry' using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, constraint = 'order_expiry';
    end if;
  elsif old.state is distinct from new.state and not exists (
    select from orders.transition t where t.from_state = old.state and t.to_state = new.state and t.event = new.event) then
    raise exception 'order_move' using errcode = 'VD001', detail = jsonb_build_object('from', old.state, 'to', new.state, 'event', new.event, 'fault', 'conflict');
  end if;
  return new;
end $$;
comment on function orders.check_move() is 'Refuses every order move that is not in orders.transition, and a new order that is neither a hold with its expiry nor paid.';

-- 2. Orders and customers are never deleted, as the catalogue never is: an order and its items need no look-up, with a lock, of
-- what the same transaction has just read or written.
create trigger never_deleted before delete on orders.order for each row execute function catalog.refuse_delete();
create trigger never_deleted before delete on customers.customer for each row execute function catalog.refuse_delete();
alter table orders.order drop constraint order_customer_id_fkey;
alter table orders.item drop constraint item_order_id_fkey;

-- 3. Most ticket types cost the same in every slot of a price list.
create view catalog.flat_price_now with (security_invoker = true) as
  select v.venue_id, v.id as price_version_id, t.id as ticket_type_id, r.amount_minor
    from catalog.price_version v
    join catalog.ticket_type t on t.venue_id = v.venue_id
    -- The rule before all others; it says the price of every slot if it has no condition of its own.
    cross join lateral (
      select x.*, (x.space_id is null and x.category_id is null and x.weekdays = 127 and num_nonnulls(x.from_time, x.until_time, x.from_date, x.until_date) = 0) as always
        from catalog.price_rule x where x.price_version_id = v.id and (x.ticket_type_id is null or x.ticket_type_id = t.id)
       order by x.priority desc, (x.ticket_type_id is not null)::int + (x.space_id is not null)::int * 2 + (x.category_id is not null)::int desc, x.id desc limit 1) r
   where r.always;
comment on view catalog.flat_price_now is 'Ticket types whose price does not depend on the slot, by price version: the first rule that may fit always fits.';
create table catalog.flat_price as select * from catalog.flat_price_now with no data;
alter table catalog.flat_price add primary key (price_version_id, ticket_type_id), alter venue_id set not null, alter amount_minor set not null;
create index flat_price_venue on catalog.flat_price(venue_id);
comment on table catalog.flat_price is 'catalog.flat_price_now kept ready for holds; renewed by triggers in the transaction that changes prices or ticket types.';
create function catalog.renew_flat_prices() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_venues bigint[] := array(select distinct c.venue_id from changed c);
begin
  perform pg_advisory_xact_lock(base.lock_key(7, v)) from unnest(v_venues) v order by v;
  delete from catalog.flat_price t where t.venue_id = any (v_venues);
  insert into catalog.flat_price select n.* from catalog.flat_price_now n where n.venue_id = any (v_venues);
  return null;
end $$;
comment on function catalog.renew_flat_prices() is 'Brings catalog.flat_price of the venues whose prices or ticket types a statement changed up to date.';
create trigger flat_price_added after insert on catalog.price_rule referencing new table as changed for each statement execute function catalog.renew_flat_prices();
create trigger flat_price_changed after update on catalog.price_rule referencing new table as changed for each statement execute function catalog.renew_flat_prices();
create trigger flat_price_removed after delete on catalog.price_rule referencing old table as changed for each statement execute function catalog.renew_flat_prices();
create trigger flat_price_added after insert on catalog.ticket_type referencing new table as changed for each statement execute function catalog.renew_flat_prices();

-- Neither table is a secret of one venue's from another's desk, and each is found only by the space or price version of a slot
-- that a policy let through: a policy of their own would ask the same again.
drop policy by_venue on catalog.sale_terms;
drop policy system on catalog.sale_terms;
alter table catalog.sale_terms disable row level security, no force row level security;

-- Few slots have quotas: those say so.
alter table inventory.slot add column quotas boolean not null default false;
comment on column inventory.slot.quotas is 'Some ticket type has its own limit in this slot.';
create function inventory.note_quotas() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update inventory.slot s set quotas = true where s.id in (select a.slot_id from added a) and not s.quotas;
  return null;
end $$;
comment on function inventory.note_quotas() is 'Marks the slots that quotas were made for.';
create trigger note_quotas after insert on inventory.slot_quota referencing new table as added for each statement execute function inventory.note_quotas();


drop function if exists orders.head_json(orders.order, text, text, jsonb);
drop function if exists orders.hold_cart(timestamptz, uuid, jsonb, jsonb);
drop function if exists orders.hold_any(timestamptz, uuid, jsonb);
drop function if exists orders.place(timestamptz, bigint, bigint, jsonb, int, orders.line[]);

-- 4. Orders and items as doors answer them: a row of fixed shape becomes JSON for half of what a list of names and values costs.
create type orders.head as (
  id bigint, venue_id bigint, order_no text, state text, customer_id bigint, customer_name text, customer_phone text, currency text, total_minor bigint, paid_minor bigint,
  outstanding_minor bigint, expires_at timestamptz, pay_on_arrival boolean, extended boolean, close_reason text, note text, created_at timestamptz, created_by text, version int, items jsonb, payments jsonb, tickets jsonb);
comment on type orders.head is 'An order as a door answers it.';
create type orders.face as (
  id bigint, slot_id bigint, space_id bigint, space_name text, label text, business_date date, starts_at timestamptz, ends_at timestamptz, ticket_type_id bigint, ticket_type_name text,
  quantity int, places int, amount_minor bigint, stock_state text, use_state text, suspended boolean);
comment on type orders.face is 'An item as a door answers it, net of adjustments.';

reset role;
-- As the superuser who migrates: the owner's row policy would show no venue.
insert into catalog.flat_price select n.* from catalog.flat_price_now n;
update inventory.slot s set quotas = true where s.id in (select q.slot_id from inventory.slot_quota q);
