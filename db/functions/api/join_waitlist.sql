drop function if exists api.join_waitlist(uuid, bigint, jsonb, bigint, bigint, int, int);
create or replace function api.join_waitlist(p_request uuid, p_venue bigint, p_customer jsonb, p_slot bigint, p_ticket_type bigint, p_quantity int, p_priority int, p_options jsonb default '{}') returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, p_customer, p_slot, p_ticket_type, p_quantity, p_priority) || case when p_options <> '{}' then jsonb_build_array(p_options) else '[]' end;
  v_override text := nullif(btrim(coalesce(p_options ->> 'override_reason', '')), '');
  v_answer jsonb;
  v_slot inventory.slot;
  v_type catalog.ticket_type;
  v_customer bigint;
  v_id bigint;
  v_detail text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  if coalesce(p_priority, 0) <> 0 then perform operators.enter(p_venue, 'desk_lead'); end if;
  perform orders.queue_for_customer(p_venue, (p_customer ->> 'id')::bigint);
  select * into v_slot from inventory.slot s where s.id = p_slot and s.venue_id = p_venue and s.status <> 'removed' for no key update;
  v_answer := base.request_seen(p_request, 'join_waitlist', v_content);
  if v_answer is null then
    if v_slot.id is null then perform base.refuse('unknown_slot', jsonb_build_object('slot', p_slot, 'fault', 'missing')); end if;
    if v_slot.ends_at <= v_now or v_slot.status <> 'open' then perform inventory.refuse_slot(p_slot, coalesce(p_quantity, 0), v_now); end if;
    if p_quantity is null or p_quantity not between 1 and 10000 then perform base.refuse('quantity_invalid', jsonb_build_object('quantity', p_quantity, 'most', 10000)); end if;
    select t.* into v_type from catalog.ticket_type t join catalog.space sp on sp.id = v_slot.space_id and (t.space_id = sp.id or t.category_id = sp.category_id)
     where not t.retired and case when p_ticket_type is null then t.is_default else t.id = p_ticket_type end order by t.space_id nulls last limit 1;
    if v_type.id is null then perform base.refuse('unknown_ticket_type', jsonb_build_object('ticket_type', p_ticket_type)); end if;
    if p_quantity * v_type.places > v_slot.capacity then perform base.refuse('waitlist_never_fits', jsonb_build_object('wanted', p_quantity * v_type.places, 'capacity', v_slot.capacity)); end if;
    if v_slot.capacity - v_slot.held - v_slot.sold - v_slot.blocked >= p_quantity * v_type.places
       and not inventory.claimed(p_slot) and not exists (select from waitlist.entry e where e.slot_id = p_slot and e.state = 'WAITLISTED') then
      perform base.refuse('waitlist_not_needed', jsonb_build_object('free', v_slot.capacity - v_slot.held - v_slot.sold - v_slot.blocked));
    end if;
    v_customer := customers.resolve(p_venue, p_customer);
    if v_override is not null then
      perform operators.approved_by(v_now, p_venue, p_options, 'join_waitlist',
        jsonb_build_object('customer', coalesce((p_customer ->> 'id')::bigint, 0), 'slot', p_slot, 'ticket_type', v_type.id, 'quantity', p_quantity, 'reason', v_override), null, true, '{}');
    else
      perform orders.check_limits(v_now, p_venue, v_customer, array[jsonb_populate_record(null::orders.line, jsonb_build_object('slot_id', p_slot, 'places', p_quantity * v_type.places))], false);
    end if;
    insert into waitlist.entry(venue_id, slot_id, ticket_type_id, customer_id, quantity, places, priority, joined_at)
      values (p_venue, p_slot, v_type.id, v_customer, p_quantity, p_quantity * v_type.places, coalesce(p_priority, 0), v_now) returning id into v_id;
    perform waitlist.name_people(v_id, p_options -> 'people');
    v_answer := jsonb_build_object('entry', v_id, 'customer', v_customer,
      'ahead', (select count(*) from waitlist.entry e where e.slot_id = p_slot and e.state = 'WAITLISTED' and e.id <> v_id and e.priority >= coalesce(p_priority, 0)));
    perform audit.write(p_venue, 'join_waitlist', null, p_slot, v_answer || jsonb_build_object('quantity', p_quantity));
    perform events.publish(p_venue, 'waitlist', array[v_id]);
    perform events.publish(p_venue, 'slot', array[p_slot]);
    perform base.request_done(p_request, 'join_waitlist', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'join_waitlist', sqlstate, sqlerrm, v_detail, jsonb_build_object('slot', p_slot));
  when unique_violation then
    return audit.refused(p_venue, 'join_waitlist', 'VD001', 'already_waiting', '{"fault":"conflict"}', jsonb_build_object('slot', p_slot));
end $$;
comment on function api.join_waitlist(uuid, bigint, jsonb, bigint, bigint, int, int, jsonb) is 'Desk: puts a customer in the queue of a full slot, or of one that a booking beside it blocks, for all places or none; a priority other than 0 is a lead''s. The rules of a booking hold: limits, and where real names apply p_options {people} as in a cart; {override_reason, approval} sets limits aside.';
