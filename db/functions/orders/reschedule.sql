create or replace function orders.reschedule(p_now timestamptz, o orders.order, p_moves jsonb, p_options jsonb, p_request uuid) returns void
language plpgsql as $$
declare
  v_override text := nullif(btrim(coalesce(p_options ->> 'override_reason', '')), '');
  v_items bigint[];
  v_moves jsonb;
  v_lines orders.line[];
  v_slots bigint[];
  v_all bigint[];
  v_bad record;
  v_outside boolean;
  v_limits catalog.limits_version;
  v_before bigint;
  v_after bigint;
  v_new bigint[];
  v_approver name;
begin
  if p_moves is null or jsonb_typeof(p_moves) <> 'array' or jsonb_array_length(p_moves) not between 1 and 200 then perform base.refuse('too_many_items', jsonb_build_object('most', 200)); end if;
  if exists (select from jsonb_array_elements(p_moves) m left join orders.item i on i.id = (m ->> 'item')::bigint and i.order_id = o.id and i.stock_state <> 'released' and i.refund_id is null
              where i.id is null) or (select count(*) <> count(distinct (m ->> 'item')::bigint) from jsonb_array_elements(p_moves) m) then
    perform base.refuse('unknown_item', jsonb_build_object('fault', 'missing'));
  end if;
  -- The difference of slot sets: what an order keeps does not compete with itself and is neither released nor taken.
  select array_agg(m.item order by m.item), jsonb_agg(jsonb_build_object('slot', m.slot, 'ticket_type', m.ticket_type, 'quantity', m.quantity) order by m.item)
    into v_items, v_moves from orders.real_moves(p_moves) m;
  if v_items is null then perform base.refuse('no_change'); end if;

  select * into v_bad from orders.reschedule_verdict(p_now, o.id, v_items) v where v.hard or v_override is null order by v.hard desc limit 1;
  if found then perform base.refuse(v_bad.code, v_bad.facts || jsonb_build_object('overridable', not v_bad.hard)); end if;
  v_outside := exists (select from orders.reschedule_verdict(p_now, o.id, v_items));
  v_lines := orders.price_lines(p_now, o.venue_id, v_moves, v_override is not null);
  if exists (select from unnest(v_lines) l join inventory.slot s on s.id = l.slot_id join orders.item i on i.id = v_items[l.line_no] join inventory.slot f on f.id = i.slot_id
               join catalog.policy_version pv on pv.id = i.policy_version_id where s.business_date > f.business_date + pv.reschedule_days) then
    v_outside := true;
    if v_override is null then perform base.refuse('reschedule_too_far', jsonb_build_object('overridable', true)); end if;
  end if;
  -- The rules of a new booking hold for the target: what the customer may have, and how much at once.
  if v_override is null then
    select * into v_limits from catalog.limits_version l where l.venue_id = o.venue_id order by l.version desc limit 1;
    if found then
      perform orders.check_holds(p_now, v_limits, o.customer_id, false, o.id);
      perform orders.check_places(v_limits, o.customer_id, array(select l.slot_id from unnest(v_lines) l), array(select l.places from unnest(v_lines) l), v_items);
    end if;
  end if;

  -- The difference of price may touch benefits: their accounts come before slots.
  perform 1 from benefits.account a
   where a.id in (select p.account_id from payments.payment p where p.order_id = o.id
                  union select (t ->> 'account')::bigint from jsonb_array_elements(coalesce(p_options -> 'tenders', '[]')) t)
   order by a.id for no key update;
  -- Old and new slots and those that wait beside them (inventory.lock_release) in the one order, then release, then take: in one transaction nobody sees the gap.
  v_slots := array(select i.slot_id from orders.item i where i.id = any (v_items) union select l.slot_id from unnest(v_lines) l);
  v_all := v_slots || waitlist.beside(v_slots);
  perform 1 from inventory.slot s where s.id = any (v_all) order by s.kind_rank, s.id for no key update;
  perform inventory.queue_units(v_slots || waitlist.beside(v_slots));
  select sum(i.amount_minor + i.adjust_minor) into v_before from orders.item i where i.id = any (v_items);
  v_slots := inventory.move(p_now, v_items, 'released', 'reschedule');
  v_lines := orders.replace_items(o, v_items, v_lines, coalesce((p_options ->> 'keep_price')::boolean, false) and v_override is not null);
  v_new := array(select l.item_id from unnest(v_lines) l);
  perform inventory.carry_places(v_items, v_lines);
  perform inventory.require_names(o.id);
  perform inventory.take_for(p_now, o.venue_id, o.id, null, v_lines, v_override is not null);
  if v_override is null then perform inventory.check_documents(o.venue_id, o.id); end if;
  select sum(i.amount_minor + i.adjust_minor) into v_after from orders.item i where i.id = any (v_new);
  update orders.order x set total_minor = x.total_minor - v_before + v_after, reschedules = x.reschedules + case when o.state = 'HOLDING' then 0 else 1 end, version = x.version + 1,
         last_end = (select max(s.ends_at) from orders.item i join inventory.slot s on s.id = i.slot_id where i.order_id = x.id and i.stock_state <> 'released')
   where x.id = o.id;
  v_approver := orders.move_signed(p_now, o, p_moves, p_options, v_override, v_outside, v_before - v_after);
  perform payments.settle_difference(p_now, o, v_after - v_before, coalesce(p_options -> 'tenders', '[]'), p_request, v_approver);
  if o.state = 'HOLDING' then
    if o.pay_on_arrival then
      if exists (select from unnest(v_lines) l where l.arrival is null) then perform base.refuse('pay_on_arrival_not_allowed', jsonb_build_object('space', v_lines[1].space)); end if;
      if exists (select from unnest(v_lines) l where l.arrival <= p_now) then perform base.refuse('pay_on_arrival_too_late', jsonb_build_object('until', (select min(l.arrival) from unnest(v_lines) l))); end if;
      -- The hold stands until that long before the first start of what is held now.
      update orders.order x set expires_at = least(case when orders.short_hold(p_now, o.venue_id, o.customer_id) is not null then x.expires_at end, (
          select min(s.starts_at - make_interval(mins => pv.pay_on_arrival_minutes)) from orders.item i join inventory.slot s on s.id = i.slot_id
            join catalog.policy_version pv on pv.id = i.policy_version_id where i.order_id = o.id and i.stock_state = 'held'))
       where x.id = o.id;
    end if;
    -- What is paid already may cover what is held now.
    perform orders.confirm(p_now, o.id, case when x.total_minor = 0 then 'nothing_to_pay' else 'paid' end) from orders.order x where x.id = o.id and x.paid_minor >= x.total_minor;
  else
    v_slots := v_slots || inventory.move(p_now, v_new, 'sold', 'reschedule');
    perform checkin.issue(o.id);
    perform orders.resume(o.id, 'rescheduled');
    update inventory.stop_order so set outcome = 'rescheduled', handled_at = p_now where so.order_id = o.id and so.outcome in ('suspended', 'called')
       and not exists (select from orders.item i join inventory.stop_slot h on h.stop_id = so.stop_id and h.slot_id = i.slot_id where i.order_id = o.id and i.suspended and i.stock_state <> 'released' and i.refund_id is null);
  end if;
  perform events.publish(o.venue_id, 'slot', v_slots || array(select l.slot_id from unnest(v_lines) l));
  perform events.publish(o.venue_id, 'order', array[o.id]);
end $$;
comment on function orders.reschedule(timestamptz, orders.order, jsonb, jsonb, uuid) is 'The reschedule itself: difference of slot sets, verdict, release, take, difference of price, new tickets. The caller has locked the order and queued for the new slots.';
