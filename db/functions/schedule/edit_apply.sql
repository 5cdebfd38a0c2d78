create or replace function schedule.edit_apply(p_now timestamptz, p_venue bigint, p_request jsonb) returns bigint[]
language plpgsql as $$
declare
  v_slots bigint[];
  v_action text := p_request ->> 'action';
  v_price bigint := catalog.current_price_version(p_venue);
  v_capacity int := (p_request ->> 'capacity')::int;
begin
  v_slots := array(select s.id from inventory.slot s where s.id in (select j.slot_id from schedule.edit_judged(p_now, p_venue, p_request) j where j.outcome = 'change') order by s.kind_rank, s.id for no key update);
  if cardinality(v_slots) > 100000 then perform base.refuse('edit_too_large', jsonb_build_object('slots', cardinality(v_slots), 'most', 100000)); end if;
  -- Asked once more under the locks: what was booked meanwhile stays above the new capacity, what was stopped stays stopped.
  v_slots := array(select j.slot_id from schedule.edit_judged(p_now, p_venue, p_request) j where j.outcome = 'change' and j.slot_id = any (v_slots) order by j.kind_rank, j.slot_id);
  update inventory.slot s set
      status = case v_action when 'close' then 'closed' when 'open' then 'open' else s.status end,
      status_reason = case v_action when 'close' then btrim(p_request ->> 'reason') when 'open' then '' else s.status_reason end,
      price_version_id = case v_action when 'reprice' then v_price else s.price_version_id end,
      capacity = case v_action when 'capacity' then v_capacity else s.capacity end, version = s.version + 1
   where s.id = any (v_slots);
  if v_action in ('open', 'capacity') then perform waitlist.offer(p_now, v_slots); end if;
  return v_slots;
end $$;
comment on function schedule.edit_apply(timestamptz, bigint, jsonb) is 'Carries a bulk edit out under the slots'' locks; places that come free go to those who wait. Answers the slots changed.';
