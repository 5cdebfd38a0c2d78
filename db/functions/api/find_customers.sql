create or replace function api.find_customers(p_venue bigint, p_typed text, p_digits text, p_name_key text, p_limit int) returns table(id bigint, name text, phone_typed text,
  phone_e164 text, note text, visits int, orders int, no_shows int, last_visit timestamptz, version int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return query select r.* from customers.rows(p_venue, customers.matching(p_venue, p_digits, p_name_key, least(greatest(coalesce(p_limit, 20), 1), 100))) r
    order by (r.name = p_typed) desc, r.last_visit desc nulls last, r.id desc limit least(greatest(coalesce(p_limit, 20), 1), 100);
end $$;
comment on function api.find_customers(bigint, text, text, text, int) is 'Front desk: customers of the venue by digits of the number or a part of the name; at most 100.';
