-- A venue's desks are woken once for all that was written since they last looked. Whether that wake-up is under way is
-- kept in a sequence of the venue: nobody waits for it, and its first number after a look goes to one write alone.
set role vd_owner;
drop function if exists api.wake(bigint);
create function events.count_wakes() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create unlogged sequence if not exists events.wake_%s', new.id);
  return null;
end $$;
comment on function events.count_wakes() is 'Gives a new venue the sequence that counts its writes since a desk looked.';
create trigger count_wakes after insert on catalog.venue for each row execute function events.count_wakes();
reset role;
do $t$
declare v bigint;
begin
  for v in select id from catalog.venue loop
    execute format('create unlogged sequence events.wake_%s', v);
    execute format('alter sequence events.wake_%s owner to vd_owner', v);
  end loop;
end $t$;
