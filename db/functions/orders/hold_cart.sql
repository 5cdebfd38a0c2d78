create or replace function orders.hold_cart(p_now timestamptz, p_venue bigint, p_customer jsonb, p_lines jsonb, p_options jsonb) returns bigint
language plpgsql as $$
declare
  v_override text := nullif(btrim(coalesce(p_options ->> 'override_reason', '')), '');
  v_lines orders.line[];
begin
  v_lines := orders.price_lines(p_now, p_venue, p_lines, v_override is not null);
  perform inventory.queue_for(v_lines);
  return orders.hold(p_now, p_venue, customers.resolve(p_venue, p_customer), v_lines, coalesce((p_options ->> 'pay_on_arrival')::boolean, false),
                     v_override, left(coalesce(p_options ->> 'note', ''), 4000));
exception
  when exclusion_violation then
    perform base.refuse('claim_taken', orders.claim_facts(v_lines));
end $$;
comment on function orders.hold_cart(timestamptz, bigint, jsonb, jsonb, jsonb) is 'Prices a cart, queues for its slots and holds them for the customer; a unit taken by another order is refused as claim_taken.';
