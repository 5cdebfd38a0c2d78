create or replace function catalog.move_activity(p_now timestamptz, p_activity bigint, p_state text) returns bigint[]
language plpgsql as $$
declare v_slots bigint[]; v_sold int;
begin
  v_sold := (select count(*) from inventory.slot s where s.activity_id = p_activity and s.starts_at > p_now and s.status <> 'removed' and s.held + s.sold > 0);
  -- What is sold and still to come has not ended: it is cancelled, or it takes place.
  if p_state = 'ended' and v_sold > 0 then perform base.refuse('activity_has_bookings', jsonb_build_object('slots', v_sold)); end if;
  if p_state = 'off_sale' and exists (select from inventory.stop s where s.activity_id = p_activity and s.state = 'published') then perform base.refuse('activity_stopped'); end if;
  update catalog.activity a set state = p_state where a.id = p_activity and a.state <> p_state;
  if not found then perform base.refuse('activity_state_same', jsonb_build_object('state', p_state, 'fault', 'conflict')); end if;
  v_slots := array(select s.id from inventory.slot s where s.activity_id = p_activity and s.starts_at > p_now
     and case when p_state = 'on_sale' then s.status = 'closed' and s.waits_for_activity else s.status = 'open' end order by s.kind_rank, s.id for no key update);
  update inventory.slot s set status = case p_state when 'on_sale' then 'open' else 'closed' end, waits_for_activity = p_state <> 'on_sale', version = s.version + 1 where s.id = any (v_slots);
  if p_state = 'on_sale' then perform waitlist.offer(p_now, v_slots); end if;
  return v_slots;
end $$;
comment on function catalog.move_activity(timestamptz, bigint, text) is 'Moves an activity''s life on and its slots to come with it: on sale opens what waited for it, any other state closes what is open. Answers the slots.';
