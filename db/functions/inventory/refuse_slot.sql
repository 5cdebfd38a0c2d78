create or replace function inventory.refuse_slot(p_slot bigint, p_places int, p_now timestamptz, p_override boolean default false) returns void
language plpgsql as $$
declare s record;
begin
  select sl.status, sl.status_reason, sl.suspect, sl.off_hours, sl.starts_at, sl.ends_at, sl.held, sp.name as space, inventory.free_of(sl) as free into s
    from inventory.slot sl join catalog.space sp on sp.id = sl.space_id where sl.id = p_slot;
  if not found then perform base.refuse('unknown_slot', jsonb_build_object('slot', p_slot, 'fault', 'missing')); end if;
  if s.status = 'stopped' then perform base.refuse('slot_stopped', jsonb_build_object('slot', p_slot, 'space', s.space, 'reason', s.status_reason)); end if;
  if s.suspect or (s.status <> 'open' and not p_override) then perform base.refuse('slot_closed', jsonb_build_object('slot', p_slot, 'space', s.space, 'reason', s.status_reason)); end if;
  if s.off_hours and not p_override then perform base.refuse('slot_outside_hours', jsonb_build_object('slot', p_slot, 'space', s.space, 'starts_at', s.starts_at, 'ends_at', s.ends_at)); end if;
  if s.ends_at <= p_now and not p_override then perform base.refuse('slot_ended', jsonb_build_object('slot', p_slot, 'space', s.space, 'ended_at', s.ends_at)); end if;
  perform base.refuse('sold_out', jsonb_build_object('slot', p_slot, 'space', s.space, 'starts_at', s.starts_at,
    'free', s.free, 'held', s.held, 'wanted', p_places, 'fault', 'conflict'));
end $$;
comment on function inventory.refuse_slot(bigint, int, timestamptz, boolean) is 'Says why a slot cannot be taken, the strongest reason first: unknown, stopped, closed, outside its hours, ended, sold out; closed, outside and ended are no reason under an override.';
