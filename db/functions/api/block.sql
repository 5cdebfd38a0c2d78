create or replace function api.block(p_request uuid, p_slot bigint, p_blocked int, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_slot, p_blocked, p_reason);
  s inventory.slot;
  v_detail text;
begin
  select * into s from inventory.slot x where x.id = p_slot for no key update;
  if not found then perform base.refuse('unknown_slot', jsonb_build_object('slot', p_slot, 'fault', 'missing')); end if;
  perform operators.enter(s.venue_id, 'desk_lead');
  if base.request_seen(p_request, 'block', v_content) is null then
    if p_blocked is null or p_blocked not between 0 and 1000000 then perform base.refuse('quantity_invalid', jsonb_build_object('quantity', p_blocked, 'most', 1000000)); end if;
    if btrim(coalesce(p_reason, '')) = '' or char_length(p_reason) > 400 then perform base.refuse('reason_required'); end if;
    update inventory.slot x set blocked = p_blocked, version = x.version + 1 where x.id = p_slot;
    insert into inventory.stock_ledger(venue_id, slot_id, d_held, d_sold, held_after, sold_after, d_blocked, blocked_after, reason, at)
      values (s.venue_id, p_slot, 0, 0, s.held, s.sold, p_blocked - s.blocked, p_blocked, 'block', v_now);
    perform audit.write(s.venue_id, 'block', null, p_slot, jsonb_build_object('from', s.blocked, 'to', p_blocked, 'over', greatest(0, s.held + s.sold + p_blocked - s.capacity), 'reason', p_reason));
    if p_blocked < s.blocked then perform waitlist.offer(v_now, array[p_slot]); end if;
    perform events.publish(s.venue_id, 'slot', array[p_slot]);
    perform base.request_done(p_request, 'block', v_content, jsonb_build_object('slot', p_slot));
  end if;
  return (true, null, null, (select to_jsonb(b) from inventory.board_rows(v_now, s.venue_id, array[p_slot]) b))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(s.venue_id, 'block', sqlstate, sqlerrm, v_detail, jsonb_build_object('slot', p_slot));
end $$;
comment on function api.block(uuid, bigint, int, text) is 'Lead: keeps places of a slot back (may exceed what is free); lowering it offers only what is really free to the waitlist.';
