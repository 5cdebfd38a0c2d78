create or replace function checkin.may_try() returns boolean
language sql as $$
  select not coalesce(s.last % 100 >= 20 and extract(epoch from base.now())::bigint - s.last / 100 between 0 and 59, false)
    from (select pg_sequence_last_value(to_regclass('checkin.tries_' || md5(session_user))) as last) s;
$$;
comment on function checkin.may_try() is 'Whether the session''s login may type another code or document: twenty wrong ones in a minute are enough, whatever became of the transactions they were typed in.';
