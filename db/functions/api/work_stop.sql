create or replace function api.work_stop(p_stop bigint, p_again boolean default false) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; n int;
begin
  select s.venue_id into v_venue from inventory.stop s where s.id = p_stop;
  if not found then perform base.refuse('unknown_stop', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'desk_lead', 'service');
  -- What failed is tried again only when somebody says so: a sweep that did would never come to an end.
  if p_again then
    update inventory.stop_order so set outcome = 'pending', detail = '' from inventory.stop s where so.stop_id = p_stop and so.outcome = 'failed' and s.id = p_stop and s.state = 'published';
  end if;
  n := inventory.work_stop(base.now(), p_stop, 50);
  return (select jsonb_build_object('done', n, 'outcomes', coalesce(jsonb_object_agg(x.outcome, x.total), '{}'))
            from (select so.outcome, count(*) as total from inventory.stop_order so where so.stop_id = p_stop group by 1) x);
end $$;
comment on function api.work_stop(bigint, boolean) is 'Lead, service: handles up to 50 pending orders of a stop, those that failed too when p_again; call until done is 0. Answers the count of each outcome.';
