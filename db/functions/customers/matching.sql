create or replace function customers.matching(p_venue bigint, p_digits text, p_name_key text, p_limit int) returns bigint[]
language plpgsql stable as $$
declare v bigint[] := '{}'; v_like text[];
begin
  if char_length(coalesce(p_digits, '')) >= 3 then
    v_like := array[replace(replace(replace(p_digits, '\', '\\'), '%', '\%'), '_', '\_') || '%'];
    v := array(select distinct k.customer_id from customers.search_key k where k.venue_id = p_venue and k.kind = 'digits' and k.key like v_like[1] order by 1 desc limit p_limit);
  end if;
  if coalesce(p_name_key, '') <> '' then
    -- The longest word finds, the others must fit too.
    v_like := array(select replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(string_to_array(p_name_key, ' ')) w
                     where w <> '' order by char_length(w) desc limit 8);
    v := v || array(
      select distinct k.customer_id from customers.search_key k
       where k.venue_id = p_venue and k.kind = 'name' and k.key like v_like[1]
         and not exists (select from unnest(v_like[2:]) l where not exists (
               select from customers.search_key x where x.customer_id = k.customer_id and x.venue_id = p_venue and x.kind = 'name' and x.key like l))
       order by 1 desc limit p_limit);
  end if;
  -- Who looks for a profile that was merged finds the one it became.
  return array(select distinct coalesce(c.merged_into, c.id) from customers.customer c where c.id = any (v));
end $$;
comment on function customers.matching(bigint, text, text, int) is 'Ids of customers whose search keys begin with the digits, or with each of the blank-separated words of the name key; the venue is explicit because the key table has no row policy.';
