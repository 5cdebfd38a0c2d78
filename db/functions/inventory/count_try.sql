create or replace function inventory.count_try(p_venue bigint) returns bigint
language plpgsql as $$
begin
  return nextval(to_regclass('inventory.sold_out_' || p_venue));
end $$;
comment on function inventory.count_try(bigint) is 'Counts a try that found its slot sold out: nothing is written that another must wait for, and the count stays whatever becomes of the try.';
