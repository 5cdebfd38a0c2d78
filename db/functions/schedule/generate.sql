create or replace function schedule.generate(p_now timestamptz, p_venue bigint, p_request jsonb) returns jsonb
language plpgsql set enable_nestloop = off set jit = off as $$
declare
  v_template bigint := (p_request ->> 'template')::bigint;
  v_part text := coalesce(p_request ->> 'part', 'all');
  v_price bigint := catalog.current_price_version(p_venue);
  v_removed int := 0;
  v_done jsonb;
  v_back bigint[];
begin
  if v_part in ('all', 'remove') and v_template is not null then v_removed := schedule.take_back(p_now, p_venue, p_request); end if;
  if v_part = 'remove' then return jsonb_build_object('adds', 0, 'removes', v_removed, 'leaves', 0, 'changes', 0, 'existing', 0, 'conflicts', 0); end if;
  with j as materialized (select * from schedule.judged(p_now, p_venue, p_request)),
  wanted as materialized (
    -- Of an activity that is not on sale the slots come closed, and open with it.
    select j.*, a.state <> 'on_sale' is true as waits
      from j left join catalog.activity a on a.id = j.activity_id where j.outcome in ('add', 'change')
  ), back as (
    update inventory.slot s set status = case when w.waits then 'closed' else 'open' end, status_reason = '', waits_for_activity = w.waits, capacity = w.capacity, label = w.label, activity_id = w.activity_id, price_version_id = v_price,
           template_id = v_template, business_date = w.business_date, version = s.version + 1
      from wanted w where w.outcome = 'add' and s.space_id = w.space_id and s.starts_at = w.starts_at and s.ends_at = w.ends_at and s.status = 'removed'
    returning s.id, s.space_id, s.starts_at
  ), changed as (
    update inventory.slot s set capacity = w.capacity, label = w.label, activity_id = w.activity_id, version = s.version + 1
      from wanted w where w.outcome = 'change' and s.id = w.slot_id and s.held + s.sold <= w.capacity
    returning s.id
  ), added as (
    insert into inventory.slot(venue_id, space_id, kind_rank, activity_id, business_date, starts_at, ends_at, label, capacity, status, waits_for_activity, price_version_id, template_id)
      select p_venue, w.space_id, w.kind_rank, w.activity_id, w.business_date, w.starts_at, w.ends_at, w.label, w.capacity, case when w.waits then 'closed' else 'open' end, w.waits, v_price, v_template
        from wanted w where w.outcome = 'add' and not exists (select from back b where b.space_id = w.space_id and b.starts_at = w.starts_at) order by w.space_id, w.starts_at
      on conflict (space_id, starts_at, ends_at) do nothing
    returning id
  )
  select jsonb_build_object('adds', (select count(*) from added) + (select count(*) from back), 'removes', v_removed, 'changes', (select count(*) from changed),
           'leaves', count(*) filter (where j.outcome = 'leave'), 'existing', count(*) filter (where j.outcome = 'exists'), 'conflicts', count(*) filter (where j.outcome in ('conflict', 'outside'))),
         array(select b.id from back b) into v_done, v_back
    from j;
  if cardinality(v_back) > 0 then perform schedule.bring_back(v_back); end if;
  return v_done;
end $$;
comment on function schedule.generate(timestamptz, bigint, jsonb) is 'Does what the summary shows: takes back, brings back, changes, adds. part = remove or add does one half. The caller holds the venue''s generator lock. Answers the counts.';
