create or replace function catalog.price(p_version bigint, p_ticket_type bigint, p_space bigint, p_category bigint, p_date date, p_time time) returns bigint
language plpgsql stable as $$
begin
  -- plpgsql keeps the plan; an SQL function that is not inlined would be planned at every call.
  return (select r.amount_minor from catalog.price_of(p_version, p_ticket_type, p_space, p_category, p_date, p_time) r);
end $$;
comment on function catalog.price(bigint, bigint, bigint, bigint, date, time) is 'catalog.price_of as one value; null when no rule fits (such a slot is not sold).';
