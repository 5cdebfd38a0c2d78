-- What a hand-typed prompt could still do: store large objects, and guess short codes in transactions that it takes back.
do $revoke$
declare f regprocedure;
begin
  -- The product keeps nothing in large objects.
  for f in select p.oid from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace
              and p.proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_open', 'lo_close', 'loread', 'lowrite', 'lo_lseek', 'lo_lseek64', 'lo_tell', 'lo_tell64', 'lo_truncate', 'lo_truncate64',
                                'lo_unlink', 'lo_put', 'lo_get', 'lo_import', 'lo_export') loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $revoke$;

-- Wrong codes of a login are counted by a sequence, which no rollback takes back: its value is the second in which a minute of
-- tries began, times a hundred, and how many there were.
set role vd_owner;
create function checkin.count_tries() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create sequence if not exists checkin.%I', 'tries_' || md5(new.login));
  return null;
end $$;
comment on function checkin.count_tries() is 'Gives a new operator the sequence that counts wrong codes.';
create trigger count_tries after insert on operators.operator for each row execute function checkin.count_tries();
reset role;
do $t$
declare v text;
begin
  for v in select 'tries_' || md5(login) from operators.operator loop
    execute format('create sequence checkin.%I', v);
    execute format('alter sequence checkin.%I owner to vd_owner', v);
  end loop;
end $t$;

-- Letting somebody with a money role in again gives it, so it is a wish that waits, too.
set role vd_owner;
alter table operators.proposal drop constraint proposal_kind_check;
alter table operators.proposal add constraint proposal_kind_check check (kind in ('rights', 'password', 'enable'));
comment on table operators.proposal is 'What an administrator may not do alone: rights (roles and venues an operator is to have), a one-time password (its verifier, until decided), or letting a disabled operator in again. Another administrator decides before it expires.';
reset role;
