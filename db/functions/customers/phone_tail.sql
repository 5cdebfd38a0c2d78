create or replace function customers.phone_tail(p_customer customers.customer) returns text
language sql immutable as $$
  select right(regexp_replace(coalesce(p_customer.phone_e164, p_customer.phone_typed), '[^0-9]', '', 'g'), 4);
$$;
comment on function customers.phone_tail(customers.customer) is 'The last four digits of a number, which every door may see: by them a guest is told from another of the same name.';
