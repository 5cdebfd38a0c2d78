-- The hot path of a hold: what the server works out at every insert is kept short.

set role vd_owner;

-- 1. Rules of single columns become domains. A table's check constraint is read and compiled anew by every statement that
-- writes the table, whatever it changes; a domain's is compiled once and asked only of columns that are written.
create domain base.minor as bigint check (value >= 0);
comment on domain base.minor is 'An amount in minor units that cannot be negative.';
create domain base.tally as int check (value >= 0);
comment on domain base.tally is 'A number of things.';
create domain base.positive as int check (value > 0);
comment on domain base.positive is 'At least one.';
create domain base.note as text check (char_length(value) <= 4000);
comment on domain base.note is 'Free text of staff, at most 4000 characters.';
create domain base.label as text check (char_length(value) <= 120);
comment on domain base.label is 'A short name people read, at most 120 characters.';
create domain inventory.slot_status as text check (value in ('open', 'closed', 'stopped', 'removed'));
comment on domain inventory.slot_status is 'Open, closed by staff, stopped, or removed (kept for its history).';
create domain orders.stock_state as text check (value in ('held', 'sold', 'released'));
comment on domain orders.stock_state is 'What an item has of its slot; live means not released.';
create domain orders.use_state as text check (value in ('none', 'part', 'all', 'no_show'));
comment on domain orders.use_state is 'How much of an item was used at the door.';

drop view orders.hold;
alter table orders.item
  drop constraint item_quantity_check, alter quantity type base.positive,
  drop constraint item_places_check, alter places type base.positive,
  drop constraint item_amount_minor_check, alter amount_minor type base.minor,
  drop constraint item_stock_state_check, alter stock_state type orders.stock_state,
  drop constraint item_use_state_check, alter use_state type orders.use_state;
create view orders.hold with (security_invoker = true) as
  select i.id as item_id, i.venue_id, i.order_id, i.slot_id, i.places, o.expires_at
    from orders.item i join orders.order o on o.id = i.order_id
   where i.stock_state = 'held';
comment on view orders.hold is 'Stock taken for unpaid orders, with its expiry: the live items in stock state held.';

-- What an order's state may be is orders.transition's to say: check_move refuses every state that no move leads to.
alter table orders.order
  drop constraint order_state_check,
  drop constraint order_total_minor_check, alter total_minor type base.minor,
  drop constraint order_paid_minor_check, alter paid_minor type base.minor,
  drop constraint order_note_check, alter note type base.note,
  drop constraint order_expiry,
  add constraint order_expiry check ((expires_at is not null) = (state = 'HOLDING' or state = 'PENDING_PAY'));
drop trigger check_move on orders.order;
create trigger check_first before insert on orders.order for each row when (new.state <> 'HOLDING') execute function orders.check_move();
create trigger check_move before update of state on orders.order for each row execute function orders.check_move();

alter table inventory.slot
  drop constraint slot_blocked_check, alter blocked type base.tally,
  drop constraint slot_capacity_check, alter capacity type base.tally,
  drop constraint slot_label_check, alter label type base.label,
  drop constraint slot_status_check, alter status type inventory.slot_status;

-- 2. What a line of a cart is sold under, in one row: space, ticket type, venue and the policy version now in force.
create view catalog.sale_terms_now with (security_invoker = true) as
  select sp.venue_id, sp.id as space_id, t.id as ticket_type_id,
         t.is_default and (t.space_id is not null or not exists (
           select from catalog.ticket_type own where own.space_id = sp.id and own.is_default and not own.retired)) as is_default,
         sp.category_id, sp.kind in ('exclusive', 'instructor') as claims, sp.one_live_order, sp.real_name, sp.name as space,
         sp.release_days, sp.release_time, sp.sale_ends_before, t.name as ticket_type, t.places, t.sale_from, t.sale_until,
         v.zone, v.currency::text as currency, p.id as policy_version_id, coalesce(p.hold_minutes, v.hold_minutes) as hold_minutes,
         make_interval(mins => p.pay_on_arrival_minutes) as pay_on_arrival,
         exists (select from catalog.limits_version l where l.venue_id = sp.venue_id) as limited
    from catalog.space sp
    join catalog.venue v on v.id = sp.venue_id
    join catalog.ticket_type t on (t.space_id = sp.id or t.category_id = sp.category_id) and not t.retired
    left join lateral (
      select pv.* from catalog.policy_version pv where pv.policy_id = coalesce(t.policy_id, sp.policy_id, v.policy_id) order by pv.version desc limit 1) p on true;
comment on view catalog.sale_terms_now is 'What each ticket type of each space is sold under, from the catalogue as it is now.';

create table catalog.sale_terms as select * from catalog.sale_terms_now with no data;
alter table catalog.sale_terms add primary key (space_id, ticket_type_id), alter venue_id set not null;
create index sale_terms_venue on catalog.sale_terms(venue_id);
alter table catalog.sale_terms enable row level security, force row level security;
create policy by_venue on catalog.sale_terms using (venue_id = any (array(select v.venue_id from operators.operator_venue v where v.login = session_user)));
create policy system on catalog.sale_terms to vd_system using (true);
comment on table catalog.sale_terms is 'catalog.sale_terms_now kept ready, so that a hold reads one row instead of five tables; renewed by triggers in the transaction that changes the catalogue.';

create function catalog.renew_sale_terms() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_venues bigint[] := array(select distinct (case tg_table_name when 'venue' then to_jsonb(c) -> 'id' else to_jsonb(c) -> 'venue_id' end)::bigint from changed c);
begin
  perform pg_advisory_xact_lock(base.lock_key(7, v)) from unnest(v_venues) v order by v;
  delete from catalog.sale_terms t where t.venue_id = any (v_venues);
  insert into catalog.sale_terms select n.* from catalog.sale_terms_now n where n.venue_id = any (v_venues);
  return null;
end $$;
comment on function catalog.renew_sale_terms() is 'Brings catalog.sale_terms of the venues whose catalogue a statement changed up to date.';
do $t$
declare t text;
begin
  foreach t in array array['venue', 'space', 'ticket_type', 'policy_version', 'limits_version'] loop
    execute format('create trigger sale_terms_added after insert on catalog.%I referencing new table as changed for each statement execute function catalog.renew_sale_terms()', t);
    execute format('create trigger sale_terms_changed after update on catalog.%I referencing new table as changed for each statement execute function catalog.renew_sale_terms()', t);
  end loop;
end $t$;

alter type orders.line add attribute free int;
alter type orders.line add attribute opens_at timestamptz;
alter type orders.line add attribute closes_at timestamptz;
alter type orders.line add attribute limited boolean;

-- Functions that other files have taken the place of.
drop function if exists inventory.take_quota(bigint);
drop function if exists orders.draft(timestamptz, bigint, bigint, boolean, text, int, orders.line[]);
drop function if exists orders.head_json(orders.order, jsonb);

-- 3. Only databases made for tests have a clock that is moved; they bring it, and a base.now() that reads it.
drop table base.test_clock;

reset role;
-- As the superuser who migrates: the owner's row policy would show no venue.
insert into catalog.sale_terms select n.* from catalog.sale_terms_now n;
