create or replace function events.publish(p_venue bigint, p_topic text, p_ids bigint[]) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into events.outbox(venue_id, topic, ids) select p_venue, p_topic, p_ids where cardinality(p_ids) > 0;
$$;
comment on function events.publish(bigint, text, bigint[]) is 'Tells the other desks what changed: topic (slot, order, customer, payment, check_in, catalog, shift) and ids.';
