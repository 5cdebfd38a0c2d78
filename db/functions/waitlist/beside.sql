create or replace function waitlist.beside(p_slots bigint[]) returns bigint[]
language plpgsql stable as $$
declare v_venues bigint[] := array(select distinct s.venue_id from inventory.slot s where s.id = any (p_slots));
begin
  -- Most often nobody waits anywhere, and who gives stock back asks this each time.
  if not exists (select from waitlist.entry e where e.venue_id = any (v_venues) and e.state = 'WAITLISTED') then return '{}'; end if;
  return array(
    select w.id from (select distinct e.slot_id from waitlist.entry e where e.venue_id = any (v_venues) and e.state = 'WAITLISTED') q join inventory.slot w on w.id = q.slot_id
     where w.id = any (p_slots)
        or exists (select from catalog.space wp join catalog.space_unit wu on wu.space_id = wp.id join catalog.space_unit ru on ru.unit_id = wu.unit_id join catalog.space rp on rp.id = ru.space_id
                     join inventory.slot r on r.space_id = rp.id
                    where wp.id = w.space_id and r.id = any (p_slots) and r.starts_at - rp.buffer_before < w.ends_at + wp.buffer_after and w.starts_at - wp.buffer_before < r.ends_at + rp.buffer_after)
     order by w.id);
end $$;
comment on function waitlist.beside(bigint[]) is 'The slots somebody waits for that a release in these slots may serve: they themselves, and those that share a unit at that time (halves and the full court, other lengths, buffers, equipment of one stock).';
