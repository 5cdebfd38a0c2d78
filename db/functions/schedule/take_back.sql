create or replace function schedule.take_back(p_now timestamptz, p_venue bigint, p_request jsonb) returns int
language plpgsql set enable_nestloop = off set jit = off as $$
declare v_slots bigint[]; n int;
begin
  v_slots := array(select s.id from inventory.slot s where s.id in (select j.slot_id from schedule.judged(p_now, p_venue, p_request) j where j.outcome = 'remove')
                    order by s.kind_rank, s.id for no key update);
  -- Asked once more under the locks: what somebody took or queued for meanwhile stays.
  update inventory.slot s set status = 'removed', version = s.version + 1
   where s.id = any (v_slots) and s.held + s.sold = 0 and s.blocked = 0 and s.status <> 'removed'
     and not exists (select from waitlist.entry e where e.slot_id = s.id and e.state in ('WAITLISTED', 'OFFERED'));
  get diagnostics n = row_count;
  return n;
end $$;
comment on function schedule.take_back(timestamptz, bigint, jsonb) is 'Removes what the template made, asks for no more and nobody has a place in. The rows stay, and adding the same slot later brings them back.';
