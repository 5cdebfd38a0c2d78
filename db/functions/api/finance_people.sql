create or replace function api.finance_people(p_venue bigint) returns table(login text, name text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'desk_lead', 'auditor');
  return query select f.login, f.name from finance.people(p_venue) f;
end $$;
comment on function api.finance_people(bigint) is 'Finance, lead: the people a discrepancy can be given to.';
