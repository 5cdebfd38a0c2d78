create or replace function waitlist.beside(p_slots bigint[]) returns bigint[]
language sql stable as $$
  select array(
    select x.id from unnest(p_slots) x(id) where exists (select from waitlist.entry e where e.slot_id = x.id and e.state = 'WAITLISTED')
    union
    -- No slot is longer than 7 days: the lower bound makes the range an index's.
    select w.id from unnest(p_slots) x(id) join inventory.slot r on r.id = x.id join catalog.space rp on rp.id = r.space_id
      join catalog.space_unit ru on ru.space_id = rp.id join catalog.space_unit wu on wu.unit_id = ru.unit_id join catalog.space wp on wp.id = wu.space_id
      join inventory.slot w on w.space_id = wp.id and w.starts_at < r.ends_at + rp.buffer_after + wp.buffer_before and w.starts_at > r.starts_at - interval '8 days'
       and w.ends_at + wp.buffer_after > r.starts_at - rp.buffer_before
     where exists (select from waitlist.entry e where e.slot_id = w.id and e.state = 'WAITLISTED'));
$$;
comment on function waitlist.beside(bigint[]) is 'The slots somebody waits for that a release in these slots may serve: they themselves, and those that share a unit at that time (halves and the full court, other lengths, buffers, equipment of one stock).';
