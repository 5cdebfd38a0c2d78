create or replace function api.accounts(p_venue bigint) returns table(kind text, key text, name text, account text, usual text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  return query select a.* from finance.accounts(p_venue) a;
end $$;
comment on function api.accounts(bigint) is 'Finance: the accounts the journal is written to, by channel, revenue category and fee, with the number they have unless set.';
