create or replace function customers.resolve(p_venue bigint, p_customer jsonb) returns bigint
language plpgsql as $$
declare v_id bigint := (p_customer ->> 'id')::bigint;
begin
  if v_id is not null and v_id > 0 then
    if not exists (select from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id where cv.customer_id = v_id and cv.venue_id = p_venue and c.merged_into is null) then
      perform base.refuse('unknown_customer', jsonb_build_object('customer', v_id, 'fault', 'missing'));
    end if;
    return v_id;
  end if;
  if coalesce(btrim(p_customer ->> 'phone_typed'), '') = '' then perform base.refuse('phone_required'); end if;
  return customers.save(p_venue, p_customer);
end $$;
comment on function customers.resolve(bigint, jsonb) is 'The customer of a booking: a known id of this venue, or a new profile made on the spot (phone and name needed).';
