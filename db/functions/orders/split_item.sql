create or replace function orders.split_item(p_now timestamptz, p_item bigint, p_quantity int) returns bigint
language sql as $$
  select orders.part_off(p_now, p_item, p_quantity, orders.leaving(p_item, p_quantity, null));
$$;
comment on function orders.split_item(timestamptz, bigint, int) is 'Parts a quantity off an item into a line of its own: the least used and last of it.';
