create or replace function operators.set_rights(p_login name, p_roles text[], p_venues bigint[]) returns void
language plpgsql as $$
begin
  perform operators.keep_administrator(p_login, p_roles, p_venues);
  delete from operators.operator_venue v where v.login = p_login and v.venue_id <> all (p_venues);
  insert into operators.operator_venue(login, venue_id) select p_login, unnest(p_venues) on conflict do nothing;
  perform operators.account(p_login, false, null, null, p_roles, null);
end $$;
comment on function operators.set_rights(name, text[], bigint[]) is 'Gives an operator exactly these roles and venues.';
