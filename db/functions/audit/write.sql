create or replace function audit.write(p_venue bigint, p_action text, p_order bigint, p_slot bigint, p_subject jsonb) returns void
language plpgsql as $$
begin
  insert into audit.entry(venue_id, action, order_id, slot_id, subject) values (p_venue, p_action, p_order, p_slot, p_subject);
end $$;
comment on function audit.write(bigint, text, bigint, bigint, jsonb) is 'Adds one audit row; actor and terminal come from the session.';
