create or replace function customers.retain(p_now timestamptz, p_after bigint, p_limit int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_looked bigint[]; v_old bigint[]; v_items bigint[]; v_documents int; v_customer bigint;
begin
  -- Old places lose their documents also where the customer still comes.
  v_items := array(
    select distinct p.item_id from inventory.item_person p join inventory.slot s on s.id = p.slot_id
      cross join lateral (select r.keep_days from customers.retention_version r where r.venue_id = p.venue_id order by r.version desc limit 1) r
     where p.document_tail <> '**' and s.ends_at < p_now - make_interval(days => r.keep_days) order by 1 limit p_limit);
  v_documents := customers.forget_places(v_items);
  -- Who waited in vain for a slot that is over waits no more.
  if p_after = 0 then update waitlist.entry e set people = null from inventory.slot s where e.people is not null and s.id = e.slot_id and s.ends_at < p_now; end if;
  v_looked := array(select c.id from customers.customer c where c.id > p_after and c.anonymised_at is null and c.merged_into is null order by c.id limit p_limit);
  -- Nobody books for them from here on; who did meanwhile is seen by the second look.
  v_old := array(select o from unnest(customers.outlived(p_now, v_looked)) o where pg_try_advisory_xact_lock(base.lock_key(1, o)));
  v_old := array(select c.id from customers.customer c where c.id = any (customers.outlived(p_now, v_old)) order by c.id for update skip locked);
  foreach v_customer in array v_old loop
    v_documents := v_documents + customers.anonymise(p_now, v_customer);
  end loop;
  return jsonb_build_object('customers', cardinality(v_old), 'documents', v_documents, 'last', v_looked[cardinality(v_looked)],
    'more', cardinality(v_looked) = p_limit or cardinality(v_items) = p_limit);
end $$;
comment on function customers.retain(timestamptz, bigint, int) is 'One batch of the retention run (as the system owner): documents of places long over, then customers after an id whose last business is older than every venue that knows them keeps them. Done again it finds nothing.';
