create or replace function customers.check_merge(p_venue bigint, p_keep bigint, p_merge bigint) returns void
language plpgsql stable as $$
declare v_missing bigint;
begin
  if p_keep is null or p_merge is null or p_keep = p_merge then perform base.refuse('merge_same'); end if;
  select x into v_missing from unnest(array[p_keep, p_merge]) x
   where not exists (select from customers.customer_venue cv join customers.customer c on c.id = cv.customer_id
                      where cv.customer_id = x and cv.venue_id = p_venue and c.merged_into is null and c.anonymised_at is null) limit 1;
  if found then perform base.refuse('unknown_customer', jsonb_build_object('customer', v_missing, 'fault', 'missing')); end if;
end $$;
comment on function customers.check_merge(bigint, bigint, bigint) is 'Refuses two profiles that are not two known ones of the venue.';
