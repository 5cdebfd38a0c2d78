create or replace function checkin.wrong_try() returns void
language plpgsql as $$
declare
  v_tries regclass := to_regclass('checkin.tries_' || md5(session_user));
  v_now bigint := extract(epoch from base.now());
begin
  if v_now - pg_sequence_last_value(v_tries) / 100 between 0 and 59 then
    perform nextval(v_tries);
  else
    -- A minute begins with its first wrong try.
    perform setval(v_tries, v_now * 100 + 1);
  end if;
end $$;
comment on function checkin.wrong_try() is 'Counts a wrong code of the session''s login where no rollback takes it back; see checkin.may_try.';
