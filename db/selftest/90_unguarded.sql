-- The negative control, for scratch databases only: read first, then write, and no constraint behind it. Whoever proves
-- anything must find a place sold twice now.
alter table inventory.slot drop constraint slot_stock;
create or replace function inventory.queue_for(p_lines orders.line[]) returns void language plpgsql as $$ begin end $$;
create or replace function inventory.take_for(p_now timestamptz, p_venue bigint, p_order bigint, p_lines orders.line[], p_override boolean) returns void
language plpgsql as $$
declare v_free int;
begin
  select capacity - held - sold into v_free from inventory.slot where id = (p_lines[1]).slot_id;
  perform pg_sleep(0.005);
  if v_free < 1 then perform inventory.refuse_slot((p_lines[1]).slot_id, 1, p_now); end if;
  update inventory.slot set held = held + 1 where id = (p_lines[1]).slot_id;
end $$;
