create or replace function schedule.bring_back(p_slots bigint[]) returns void
language sql as $$
  -- A stop that runs in its space and time takes a slot that comes back, as it takes a new one (inventory.stop_new).
  with hit as (
    insert into inventory.stop_slot(stop_id, slot_id, venue_id, status_before)
      select s.id, n.id, n.venue_id, n.status
        from inventory.slot n join inventory.stop s on s.venue_id = n.venue_id and n.space_id = any (s.space_ids) and n.starts_at < s.until_at and n.ends_at > s.from_at
         and (s.activity_id is null or s.activity_id = n.activity_id)
       where n.id = any (p_slots) and s.state = 'published' and n.status in ('open', 'closed')
      on conflict (stop_id, slot_id) do update set status_before = excluded.status_before
    returning stop_id, slot_id)
  update inventory.slot x set status = 'stopped', status_reason = s.reason, version = x.version + 1
    from (select h.slot_id, max(h.stop_id) as stop_id from hit h group by h.slot_id) h join inventory.stop s on s.id = h.stop_id
   where x.id = h.slot_id;
$$;
comment on function schedule.bring_back(bigint[]) is 'Puts slots that were removed and are open again under the stops that run there.';
