create or replace function customers.matching(p_venue bigint, p_digits text, p_name_key text, p_limit int) returns bigint[]
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v bigint[] := '{}'; v_like text;
begin
  if char_length(coalesce(p_digits, '')) >= 3 then
    v_like := replace(replace(replace(p_digits, '\', '\\'), '%', '\%'), '_', '\_') || '%';
    v := array(select distinct k.customer_id from customers.search_key k where k.venue_id = p_venue and k.kind = 'digits' and k.key like v_like order by 1 desc limit p_limit);
  end if;
  if coalesce(p_name_key, '') <> '' then
    v_like := replace(replace(replace(p_name_key, '\', '\\'), '%', '\%'), '_', '\_') || '%';
    v := v || array(select distinct k.customer_id from customers.search_key k where k.venue_id = p_venue and k.kind = 'name' and k.key like v_like order by 1 desc limit p_limit);
  end if;
  return v;
end $$;
comment on function customers.matching(bigint, text, text, int) is 'Ids of customers whose search keys begin with the digits or the name key; the venue is explicit because the key table has no row policy.';
