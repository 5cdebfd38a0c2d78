create or replace function catalog.create_venue(p_name text, p_zone text, p_currency text, p_region text, p_hold_minutes int) returns bigint
language plpgsql as $$
declare v_id bigint; v_policy bigint; v_prices bigint;
begin
  -- The creator sees the venue from its first row on: the row policies read this.
  v_id := nextval(pg_get_serial_sequence('catalog.venue', 'id'));
  insert into catalog.venue(id, organization_id, name, zone, currency, region, hold_minutes) overriding system value
    values (v_id, coalesce((select min(id) from operators.organization), catalog.first_organization(p_name)), p_name, p_zone, p_currency, p_region, p_hold_minutes);
  insert into operators.operator_venue(login, venue_id) select session_user, v_id where exists (select from operators.operator o where o.login = session_user);
  insert into catalog.policy(venue_id, name) values (v_id, 'Standard') returning id into v_policy;
  insert into catalog.policy_version(venue_id, policy_id, version) values (v_id, v_policy, 1);
  insert into catalog.price_list(venue_id, name) values (v_id, 'Standard') returning id into v_prices;
  insert into catalog.price_version(venue_id, price_list_id, version) values (v_id, v_prices, 1);
  update catalog.venue set policy_id = v_policy, price_list_id = v_prices where id = v_id;
  return v_id;
end $$;
comment on function catalog.create_venue(text, text, text, text, int) is 'A venue with its first policy (refund free until 2 h before) and an empty price list; visible to its creator.';
