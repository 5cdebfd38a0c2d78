create or replace function api.benefits(p_venue bigint, p_customer bigint) returns table(id bigint, kind text, name text, currency text, balance bigint, valid_from date, valid_until date, category_id bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'finance');
  return query select a.id, a.kind, a.name, coalesce(a.currency::text, ''), a.balance, a.valid_from, a.valid_until, coalesce(a.category_id, 0)
                 from benefits.account a where a.venue_id = p_venue and a.customer_id = p_customer order by a.kind, a.id;
end $$;
comment on function api.benefits(bigint, bigint) is 'Desk: a customer''s benefits at this venue with their balances.';
