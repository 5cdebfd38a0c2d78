-- The hot path of a hold, leaner still.
set role vd_owner;

-- Functions whose answer or arguments changed.
drop function if exists operators.enter(bigint, text[]);
drop function if exists orders.price_lines(timestamptz, bigint, jsonb, boolean);
drop function if exists orders.refuse_line(timestamptz, orders.line, boolean);
drop function if exists orders.hold_cart(timestamptz, uuid, jsonb, bigint, jsonb, jsonb, jsonb, text);
drop function if exists orders.place(timestamptz, bigint, bigint, bigint, jsonb, int, orders.line[], boolean);
drop function if exists inventory.queue_for(orders.line[]);
drop function if exists inventory.move(timestamptz, bigint[], text, text);
drop function if exists inventory.take_for(timestamptz, bigint, bigint, orders.line[], boolean);

-- 1. A line says itself that it found its slot sold out; its sale window is asked where the line is read.
alter type orders.line drop attribute free;
alter type orders.line drop attribute opens_at;
alter type orders.line drop attribute closes_at;
alter type orders.line add attribute sold_out jsonb;

-- 2. What a new order and a new item may be is asked by the policy of their insertion: compiled with the statement once, where a
-- trigger's condition is compiled at every one. No login and no function's owner passes it.
drop trigger check_first on orders.order;
create policy first_state on orders.order as restrictive for insert with check (state = 'HOLDING' and expires_at is not null);
create or replace function orders.check_move() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state is distinct from new.state and not exists (
    select from orders.transition t where t.from_state = old.state and t.to_state = new.state and t.event = new.event) then
    raise exception 'order_move' using errcode = 'VD001', detail = jsonb_build_object('from', old.state, 'to', new.state, 'event', new.event, 'fault', 'conflict');
  end if;
  return new;
end $$;
comment on function orders.check_move() is 'Refuses every order move that is not in orders.transition. An order begins as a hold with an expiry: policy first_state.';
drop trigger item_net_new on orders.item;
create policy net on orders.item as restrictive for insert with check (adjust_minor >= - amount_minor);

-- 3. One index where one serves: live items by slot, with the guard beside it; the ledger by slot; what an item is refunded by is
-- found through its order; the outbox and the request keys are forgotten without an index of their age.
drop index orders.item_slot;
drop index orders.item_one_live_order;
create unique index item_one_live_order on orders.item(slot_id, guard_customer_id) where stock_state <> 'released';
drop index orders.item_refund;
alter table inventory.stock_ledger drop constraint stock_ledger_pkey;
alter table inventory.stock_ledger add primary key (slot_id, id);
drop index inventory.stock_ledger_slot;
alter table events.outbox drop column id;
drop index events.outbox_at;
drop index base.request_at;

-- An item's stock goes one way: held, sold, released, or at once released.
create trigger item_move before update of stock_state on orders.item for each row
  when (old.stock_state <> new.stock_state and old.stock_state <> 'held' and not (old.stock_state = 'sold' and new.stock_state = 'released')) execute function base.refuse_row();

-- 4. A try that finds its slot sold out writes nothing and waits for nobody, so it is counted by a sequence of its venue; the sweep
-- notes how far that has come.
create function inventory.count_sold_out() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create sequence if not exists inventory.sold_out_%s', new.id);
  return null;
end $$;
comment on function inventory.count_sold_out() is 'Gives a new venue the sequence that counts its sold-out tries.';
create trigger count_sold_out after insert on catalog.venue for each row execute function inventory.count_sold_out();
create table inventory.sold_out(
  venue_id bigint not null references catalog.venue,
  hour timestamptz not null,
  upto bigint not null,
  primary key (venue_id, hour));
comment on table inventory.sold_out is 'How many tries of a venue had found a slot sold out by the last sweep of an hour, since ever: the difference of two hours is what was refused between them.';
reset role;
do $t$
declare v bigint;
begin
  for v in select id from catalog.venue loop
    execute format('create sequence inventory.sold_out_%s', v);
    execute format('alter sequence inventory.sold_out_%s owner to vd_owner', v);
  end loop;
end $t$;
