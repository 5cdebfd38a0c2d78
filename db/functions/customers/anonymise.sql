create or replace function customers.anonymise(p_now timestamptz, p_customer bigint) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_all bigint[]; v_documents int;
begin
  -- Profiles that were merged into this one are the same person.
  v_all := array(select c.id from customers.customer c where c.id = p_customer or c.merged_into = p_customer order by c.id for update);
  v_documents := customers.forget_places(array(select i.id from orders.order o join orders.item i on i.order_id = o.id where o.customer_id = any (v_all)));
  update waitlist.entry e set people = null where e.customer_id = any (v_all) and e.people is not null;
  update orders.order o set note = '' where o.customer_id = any (v_all) and o.note <> '';
  delete from customers.search_key k where k.customer_id = any (v_all);
  -- Without the link nobody finds, opens or books for the profile; its orders, money and counts stand.
  delete from customers.customer_venue cv where cv.customer_id = any (v_all);
  update customers.customer c set name = '***', phone_typed = '', phone_e164 = null, note = '', anonymised_at = p_now, version = c.version + 1 where c.id = any (v_all) and c.anonymised_at is null;
  return v_documents;
end $$;
comment on function customers.anonymise(timestamptz, bigint) is 'Forgets who a customer is, at every venue of the organization: name, phone, notes, documents, search keys (runs as the system owner). Money, orders and counts are not touched. Returns the documents forgotten.';
