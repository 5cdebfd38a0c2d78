create or replace function catalog.apply_prices(p_now timestamptz, p_venue bigint, p_version bigint, p_from date, p_most int) returns jsonb
language plpgsql as $$
declare v_changed int; v_left bigint;
begin
  with due as (
    select s.id from inventory.slot s
     where s.venue_id = p_venue and s.business_date >= p_from and s.starts_at > p_now and s.status <> 'removed' and s.price_version_id is distinct from p_version
     order by s.kind_rank, s.id limit p_most for update)
  update inventory.slot s set price_version_id = p_version, version = s.version + 1 from due where s.id = due.id;
  get diagnostics v_changed = row_count;
  select count(*) into v_left from inventory.slot s
   where s.venue_id = p_venue and s.business_date >= p_from and s.starts_at > p_now and s.status <> 'removed' and s.price_version_id is distinct from p_version;
  return jsonb_build_object('changed', v_changed, 'left', v_left);
end $$;
comment on function catalog.apply_prices(timestamptz, bigint, bigint, date, int) is 'Gives slots that have not begun a price version, in the lock order of slots; items keep the amounts they were sold for.';
