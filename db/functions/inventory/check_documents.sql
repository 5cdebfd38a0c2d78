create or replace function inventory.check_documents(p_venue bigint, p_order bigint) returns void
language plpgsql as $$
declare l catalog.limits_version; x record;
begin
  select * into l from catalog.limits_version v where v.venue_id = p_venue order by v.version desc limit 1;
  if not found or num_nonnulls(l.places_day, l.places_activity) = 0 then return; end if;
  -- Two customers may bring one document: one is counted after the other. Asked last: slots, quotas and units are held by then.
  perform pg_advisory_xact_lock(base.lock_key(10, k.key)) from (
    select distinct ('x' || encode(substr(d.hash, 1, 7), 'hex'))::bit(56)::bigint as key
      from orders.item i join inventory.document_hash d on d.item_id = i.id and d.live where i.order_id = p_order order by 1) k;
  for x in
    -- A person is known by any of the hashes the order brought, one for each document key in use.
    with here as materialized (
      select d.item_id, d.place, d.hash, s.business_date, s.activity_id
        from orders.item i join inventory.document_hash d on d.item_id = i.id and d.live join inventory.slot s on s.id = i.slot_id where i.order_id = p_order),
    has as materialized (
      select distinct h.item_id, h.place, h.business_date, h.activity_id, d.item_id as other, d.place as other_place, s.business_date as other_date, s.activity_id as other_activity
        from here h join inventory.document_hash d on d.hash = h.hash and d.live and d.venue_id = p_venue join inventory.slot s on s.id = d.slot_id)
    select 'document_day' as kind, l.places_day as most, count(*) as places from has where business_date = other_date group by item_id, place having count(*) > l.places_day
    union all
    select 'document_activity', l.places_activity, count(*) from has where activity_id = other_activity group by item_id, place having count(*) > l.places_activity
  loop
    perform base.refuse('limit_places', jsonb_build_object('kind', x.kind, 'wanted', x.places, 'most', x.most, 'overridable', true));
  end loop;
end $$;
comment on function inventory.check_documents(bigint, bigint) is 'Purchase limits by document: the places the people of an order have on a business date and in an activity, whoever booked them. A slot has one place for a document by its key.';
