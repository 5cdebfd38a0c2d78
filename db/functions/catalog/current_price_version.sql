create or replace function catalog.current_price_version(p_venue bigint) returns bigint
language sql stable as $$
  select pv.id from catalog.venue v join catalog.price_version pv on pv.price_list_id = v.price_list_id
   where v.id = p_venue order by pv.version desc limit 1;
$$;
comment on function catalog.current_price_version(bigint) is 'The newest version of the venue''s price list, for slots made from now on.';
