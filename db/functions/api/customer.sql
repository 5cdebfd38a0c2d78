create or replace function api.customer(p_venue bigint, p_id bigint) returns table(id bigint, name text, phone_typed text, phone_e164 text, note text, visits int, orders int,
  no_shows int, last_visit timestamptz, version int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return query select r.* from customers.rows(p_venue, array[p_id]) r;
  if not found then perform base.refuse('unknown_customer', jsonb_build_object('customer', p_id, 'fault', 'missing')); end if;
end $$;
comment on function api.customer(bigint, bigint) is 'Front desk: one profile; another venue''s is unknown.';
