create or replace function customers.outlived(p_now timestamptz, p_customers bigint[]) returns bigint[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select array(
    select c.id from customers.customer c
     where c.id = any (p_customers) and exists (select from customers.customer_venue cv where cv.customer_id = c.id)
       and not exists (
         select from customers.customer_venue cv left join lateral (select r.keep_days from customers.retention_version r where r.venue_id = cv.venue_id order by r.version desc limit 1) r on true
          where cv.customer_id = c.id and (r.keep_days is null or p_now - make_interval(days => r.keep_days)
            < greatest(cv.linked_at, (select max(greatest(o.created_at, o.last_end)) from orders.order o where o.customer_id = c.id and o.venue_id = cv.venue_id))))
       and not exists (select from customers.live_business(p_now, c.id))
     order by c.id);
$$;
comment on function customers.outlived(timestamptz, bigint[]) is 'Which of these customers no venue that knows them keeps any longer, and who have nothing open (runs as the system owner).';
