create or replace function operators.refuse_entry() returns void
language plpgsql stable as $$
declare o operators.operator;
begin
  if current_setting('transaction_isolation') <> 'read committed' then perform base.refuse('request_malformed'); end if;
  select * into o from operators.operator x where x.login = session_user;
  perform base.refuse(case when o.disabled then 'account_disabled' when o.must_change_password then 'password_change_required' else 'foreign_venue' end,
    jsonb_build_object('fault', 'denied'));
end $$;
comment on function operators.refuse_entry() is 'Says why a login may not enter a venue: disabled, a one-time password not yet changed, not its venue, or a transaction of another isolation than the doors are made for.';
