create or replace function api.find_documents(p_venue bigint, p_hashes text[]) returns table(order_id bigint, order_no text, item_id bigint, place int, name text, space_name text, business_date date,
  starts_at timestamptz, live boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'auditor');
  if coalesce(cardinality(p_hashes), 0) not between 1 and 8 or exists (select from unnest(p_hashes) h where h is null or h !~ '^[0-9a-f]{64}$') then perform base.refuse('document_invalid'); end if;
  return query
    select distinct on (s.starts_at, p.item_id, p.place) o.id, o.order_no, p.item_id, p.place, customers.shown('name', p.name, 'find_documents'), sp.name, s.business_date, s.starts_at, p.live
      from inventory.document_hash h join inventory.item_person p on p.item_id = h.item_id and p.place = h.place
      join orders.item i on i.id = p.item_id join orders.order o on o.id = i.order_id join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
     where h.hash = any (array(select decode(x, 'hex') from unnest(p_hashes) x)) and h.venue_id = p_venue
     order by s.starts_at desc, p.item_id, p.place limit 200;
end $$;
comment on function api.find_documents(bigint, text[]) is 'Desk, auditor: the places a document has or had at the venue, by its keyed hashes (hex, one per document key in use); exact or not at all.';
