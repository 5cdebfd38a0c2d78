create or replace function checkin.watch_limit(p_now timestamptz, p_slot bigint) returns void
language plpgsql as $$
declare
  r record;
  v_inside bigint;
begin
  select sp.id, sp.venue_id, sp.name, sp.max_capacity as most into r from inventory.slot s join catalog.space sp on sp.id = s.space_id where s.id = p_slot and sp.kind = 'quota';
  if not found then return; end if;
  -- Whom nobody scanned out of a slot that is over is taken to have gone.
  select coalesce(sum((select sum(t.inside) from checkin.ticket t where t.slot_id = s.id and t.inside > 0)), 0) into v_inside from inventory.slot s
   where s.space_id = r.id and s.starts_at between p_now - interval '1 day' and p_now + interval '1 day' and s.ends_at > p_now;
  if v_inside < r.most then return; end if;
  -- Two doors at once may step over the limit together, so it is not the step that is told but the state, every quarter of an hour.
  if exists (select from finance.alert a where a.venue_id = r.venue_id and a.kind = 'safety_limit' and (a.facts ->> 'space_id')::bigint = r.id and a.raised_at > p_now - interval '15 min') then return; end if;
  perform finance.raise_alert(p_now, r.venue_id, 'safety_limit', jsonb_build_object('space_id', r.id, 'space', r.name, 'inside', v_inside, 'most', r.most));
end $$;
comment on function checkin.watch_limit(timestamptz, bigint) is 'After an entry: raises the alert where the slot''s space now holds as many people as is safe (its greatest capacity, where that is a number of people).';
