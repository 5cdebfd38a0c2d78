-- The ledger tells of places kept back as well. A move of held or sold leaves them alone and names neither.
alter table inventory.stock_ledger add column d_blocked int not null default 0, add column blocked_after int;
comment on table inventory.stock_ledger is 'Append-only: every change of held, sold and blocked, with the values after it (before is after minus the change), the reason, who and when. blocked_after stands where blocked changed.';

-- A slot never holds more than its space: whoever writes it, by whatever door.
create function inventory.check_capacity() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_bad jsonb;
begin
  -- The row is kept from who would lower the maximum meanwhile (catalog.save_space looks at the slots after its own write).
  if tg_op = 'INSERT' then
    select jsonb_build_object('space', s.name, 'capacity', a.capacity, 'most', s.max_capacity) into v_bad
      from (select x.space_id, max(x.capacity) as capacity from added x group by x.space_id) a
      join (select y.id, y.name, y.max_capacity from catalog.space y where y.id in (select x.space_id from added x) order by y.id for share) s on s.id = a.space_id
     where a.capacity > s.max_capacity limit 1;
  else
    select jsonb_build_object('space', s.name, 'capacity', new.capacity, 'most', s.max_capacity) into v_bad
      from (select y.name, y.max_capacity from catalog.space y where y.id = new.space_id for share) s where new.capacity > s.max_capacity;
  end if;
  if v_bad is not null then raise exception 'capacity_invalid' using errcode = 'VD000', detail = v_bad::text; end if;
  return null;
end $$;
comment on function inventory.check_capacity() is 'Refuses slots of more places than their space has at most.';
create trigger check_capacity after insert on inventory.slot referencing new table as added for each statement execute function inventory.check_capacity();
create trigger check_capacity_change after update of capacity, space_id on inventory.slot for each row
  when (new.capacity > old.capacity or new.space_id <> old.space_id) execute function inventory.check_capacity();
