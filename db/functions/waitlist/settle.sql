create or replace function waitlist.settle(p_orders bigint[], p_state text) returns void
language plpgsql as $$
begin
  update waitlist.entry e set state = p_state where e.order_id = any (p_orders) and e.state = 'OFFERED';
end $$;
comment on function waitlist.settle(bigint[], text) is 'What became of offers when their orders moved: ACCEPTED, EXPIRED or CANCELLED. Used up either way: the newest never overtakes, nobody is asked twice.';
