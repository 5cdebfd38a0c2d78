create or replace function checkin.raise_conflict(p_now timestamptz, p_venue bigint, p_ticket bigint, p_code text, p_first bigint, p_second bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into checkin.conflict(venue_id, ticket_id, code, first_id, second_id, suggested, raised_at)
    values (p_venue, p_ticket, p_code, p_first, p_second, checkin.suggest(p_ticket, p_code, p_at), p_now)
    -- A scan that a lead had let stand and that an earlier one now displaces is before the lead again.
    on conflict (second_id) do update set code = excluded.code, first_id = excluded.first_id, suggested = excluded.suggested, raised_at = excluded.raised_at, decision = null, decided_by = null, decided_at = null, note = ''
      where conflict.decision = 'accept';
  perform audit.write(p_venue, 'door_conflict', (select t.order_id from checkin.ticket t where t.id = p_ticket), (select t.slot_id from checkin.ticket t where t.id = p_ticket),
    jsonb_build_object('ticket', p_ticket, 'code', p_code, 'first', p_first, 'second', p_second));
  perform events.publish(p_venue, 'conflict', array[p_second]);
end $$;
comment on function checkin.raise_conflict(timestamptz, bigint, bigint, text, bigint, bigint, timestamptz) is 'Puts two scans, or one the server would have refused, before a lead; each second scan once, and again where what the lead had let stand is displaced.';
