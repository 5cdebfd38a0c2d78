create or replace function api.journal(p_venue bigint, p_from date, p_until date)
returns table(day date, entry text, key text, name text, account text, debit_minor bigint, credit_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  perform finance.check_period(p_from, p_until);
  return query select j.day, j.entry, j.key, j.name, j.account, j.debit_minor, j.credit_minor, j.currency
    from finance.journal(p_venue, p_from, p_until) j cross join catalog.venue v where v.id = p_venue order by j.day, j.place, j.key, j.currency <> v.currency, j.currency, j.credit_minor, j.account;
end $$;
comment on function api.journal(bigint, date, date) is 'Finance: the journal of some days (at most 401) for the venue''s bookkeeping; debits equal credits in every entry.';
