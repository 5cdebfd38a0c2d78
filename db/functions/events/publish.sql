create or replace function events.publish(p_venue bigint, p_topic text, p_ids bigint[]) returns void
language plpgsql as $$
begin
  if cardinality(p_ids) > 0 then
    insert into events.outbox(venue_id, topic, ids) values (p_venue, p_topic, p_ids);
  end if;
end $$;
comment on function events.publish(bigint, text, bigint[]) is 'Tells the other desks what changed: topic (slot, order, customer, payment, check_in, catalog, shift) and ids.';
