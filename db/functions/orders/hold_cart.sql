create or replace function orders.hold_cart(p_now timestamptz, p_request uuid, p_content jsonb, p_venue bigint, p_customer jsonb, p_asked jsonb, p_lines orders.line[], p_options jsonb, p_override text) returns jsonb
language plpgsql as $$
declare
  v_named boolean := p_asked @? '$[*] ? (exists (@.seats) || exists (@.people))';
  v_customer bigint := (p_customer ->> 'id')::bigint;
  v_order bigint := nextval('orders.order_id_seq');
  v_minutes int;
  v_answer jsonb;
  l orders.line;
begin
  if v_customer is null or v_customer <= 0 then v_customer := customers.resolve(p_venue, p_customer); end if;
  if p_lines[1].limited then
    -- Limits count a customer's other orders: one hold of a customer at a time.
    perform pg_advisory_xact_lock(base.lock_key(1, v_customer));
    v_minutes := orders.check_limits(p_now, p_venue, v_customer, p_lines, p_override is not null);
  else
    -- Not while the profile is merged or forgotten; orders.place then looks whether it is still there.
    perform pg_advisory_xact_lock_shared(base.lock_key(1, v_customer));
  end if;
  v_answer := orders.place(p_now, v_order, p_venue, v_customer, p_options, v_minutes, p_lines, p_request, p_content,
    jsonb_build_object('request', p_request, 'lines', case when v_named then inventory.without_people(p_asked) else p_asked end, 'override', p_override));
  -- What few carts need, asked in one go.
  if v_named or p_lines[1].named or p_lines[1].amount_minor = 0 or cardinality(p_lines) > 1 then
    if v_named then
      perform inventory.name_places(p_venue, v_order, p_asked);
      if p_override is null then perform inventory.check_documents(p_venue, v_order); end if;
    end if;
    foreach l in array p_lines loop
      if l.named then perform inventory.require_names(v_order); exit; end if;
    end loop;
    if (v_answer -> 'total_minor') = '0' then
      perform orders.confirm(p_now, v_order, 'nothing_to_pay');
      return orders.as_json(v_order, false);
    end if;
  end if;
  -- Names came after the answer was written.
  return case when v_named then orders.as_json(v_order, false) else v_answer end;
end $$;
comment on function orders.hold_cart(timestamptz, uuid, jsonb, bigint, jsonb, jsonb, orders.line[], jsonb, text) is 'Holds a cart (p_asked) as it was priced (p_lines): checks limits, writes the order, takes the stock, checks names. p_content is the request as it came, by which its repetition is known. Returns the order.';
