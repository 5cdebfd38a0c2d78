create or replace function customers.retention_count(p_now timestamptz, p_venue bigint, p_days int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with keep as (
    select v.id as venue_id, case when v.id = p_venue then p_days
             else (select r.keep_days from customers.retention_version r where r.venue_id = v.id order by r.version desc limit 1) end as days from catalog.venue v),
  known as (
    select c.id from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id where cv.venue_id = p_venue and c.anonymised_at is null and c.merged_into is null),
  old as (
    select c.id from known c
     where p_days is not null and not exists (
         select from customers.customer_venue cv join keep k on k.venue_id = cv.venue_id
          where cv.customer_id = c.id and (k.days is null or p_now - make_interval(days => k.days)
            < greatest(cv.linked_at, (select max(greatest(o.created_at, o.last_end)) from orders.order o where o.customer_id = c.id and o.venue_id = cv.venue_id))))
       and not exists (select from customers.live_business(p_now, c.id)))
  select jsonb_build_object('known', (select count(*) from known), 'customers', (select count(*) from old),
    'documents', (select count(*) from inventory.item_person p join inventory.slot s on s.id = p.slot_id
                   where p.venue_id = p_venue and p.document_tail <> '**' and s.ends_at < p_now - make_interval(days => p_days)));
$$;
comment on function customers.retention_count(timestamptz, bigint, int) is 'What customers.retain would forget of a venue''s people now if the venue kept them so many days (as the system owner): customers, documents of places; known is all there are.';
