drop function if exists waitlist.offer(timestamptz, bigint[]);
create or replace function waitlist.offer(p_now timestamptz, p_slots bigint[], p_queued boolean default false) returns void
language plpgsql as $$
declare
  s record;
  e record;
  v_free int;
  v_lines orders.line[];
  v_order bigint;
  v_code text;
  v_short int;
  v_slots bigint[] := waitlist.beside(p_slots);
begin
  if cardinality(v_slots) = 0 then return; end if;
  if not p_queued then perform inventory.queue_units(v_slots); end if;
  -- The caller holds the row locks of what it released and of those beside, and queued for their units (inventory.lock_release):
  -- nobody slips in between. What somebody began to wait for since comes out of the lock order, so it is not waited for. Who
  -- waits longest for any of them is asked first.
  for s in select x.id, x.venue_id, x.kind_rank from inventory.slot x
            cross join lateral (select w.priority, w.joined_at, w.id from waitlist.entry w where w.slot_id = x.id and w.state = 'WAITLISTED' order by w.priority desc, w.joined_at, w.id limit 1) f
            where x.id = any (v_slots) and x.status = 'open' and not x.suspect and not x.off_hours and x.ends_at > p_now
            order by f.priority desc, f.joined_at, f.id for no key update of x skip locked loop
    continue when not inventory.try_units(s.id);
    for e in select x.* from waitlist.entry x where x.slot_id = s.id and x.state = 'WAITLISTED' order by x.priority desc, x.joined_at, x.id for no key update skip locked loop
      select inventory.free_of(x) into v_free from inventory.slot x where x.id = s.id;
      exit when v_free = 0;
      if e.places > v_free then
        update waitlist.entry x set skipped = format('%s free, %s wanted', v_free, e.places) where x.id = e.id and x.skipped is distinct from format('%s free, %s wanted', v_free, e.places);
        continue;
      end if;
      begin
        v_lines := orders.price_lines(p_now, s.venue_id, jsonb_build_array(jsonb_build_object('slot', s.id, 'ticket_type', e.ticket_type_id, 'quantity', e.quantity)), false);
        v_short := waitlist.limits(p_now, s.venue_id, e.customer_id, array[s.id], array[e.places], null);
        v_order := nextval('orders.order_id_seq');
        perform orders.place(p_now, v_order, s.venue_id, e.customer_id, '{}', null, v_lines);
        -- Nobody at a desk made this hold: it counts against no operator's limits.
        update orders.order o set created_by = 'system', terminal = '', expires_at = p_now + make_interval(mins => least(v_short, (select pv.offer_minutes from catalog.policy_version pv where pv.id = (v_lines[1]).policy_version_id)))
         where o.id = v_order;
        if e.people is not null then perform inventory.name_people(s.venue_id, v_order, jsonb_build_array(jsonb_build_object('people', e.people))); end if;
        perform inventory.give_seats(v_order);
        -- Joined before the space asked for names: the rules of a booking hold now.
        perform inventory.require_names(v_order);
        update waitlist.entry x set state = 'OFFERED', order_id = v_order, offered_at = p_now, skipped = '' where x.id = e.id;
        perform audit.write(s.venue_id, 'waitlist.offered', v_order, s.id, jsonb_build_object('entry', e.id, 'places', e.places));
        perform events.publish(s.venue_id, 'waitlist', array[e.id]);
      exception when sqlstate 'VD000' or unique_violation or exclusion_violation or check_violation or data_exception then
        -- This one cannot be served by the rules of a booking; it keeps its place and says why.
        get stacked diagnostics v_code = message_text;
        v_code := case sqlstate when '23505' then case when sqlerrm like '%document_once%' then 'document_has_place' else 'live_order_exists' end when '23P01' then 'claim_taken' when '23514' then 'document_invalid' else case when sqlstate like 'VD%' then v_code else 'request_malformed' end end;
        update waitlist.entry x set skipped = left(v_code, 200) where x.id = e.id;
      end;
    end loop;
  end loop;
end $$;
comment on function waitlist.offer(timestamptz, bigint[], boolean) is 'Offers places that a release in these slots freed, there or in slots that share their units, as holds in the same transaction, to the entries that fit, by priority and time of joining; one that does not fit is skipped and keeps its place. p_queued: the caller has queued for the units, and must not wait for more.';
