create or replace function inventory.move(p_now timestamptz, p_items bigint[], p_to text, p_reason text, p_locked bigint[] default null) returns bigint[]
language plpgsql as $$
declare
  v_slots bigint[];
  v_misfit record;
  v_changed int;
  v_moved bigint[];
  v_guarded bigint[];
begin
  -- All slots in the one lock order, before anything is written.
  v_slots := p_locked;
  if v_slots is null then
    v_slots := array(
      select s.id from inventory.slot s
       where s.id in (select i.slot_id from orders.item i where i.id = any (p_items))
       order by s.kind_rank, s.id for no key update);
  end if;
  perform 1 from inventory.slot_quota q
   where (q.slot_id, q.ticket_type_id) in (select i.slot_id, i.ticket_type_id from orders.item i where i.id = any (p_items))
   order by q.slot_id, q.ticket_type_id for no key update;

  with change as (
    select i.id as item_id, i.slot_id, i.venue_id,
           i.places * ((p_to = 'held')::int - (i.stock_state = 'held')::int) as d_held,
           i.places * ((p_to = 'sold')::int - (i.stock_state = 'sold')::int) as d_sold
      from orders.item i
     where i.id = any (p_items) and i.stock_state <> p_to
  ), sums as materialized (
    select c.slot_id, sum(c.d_held) as d_held, sum(c.d_sold) as d_sold from change c group by c.slot_id
  ), moved as (
    update inventory.slot s set held = s.held + c.d_held, sold = s.sold + c.d_sold, version = s.version + 1
      from sums c where s.id = c.slot_id and s.held + c.d_held >= 0 and s.sold + c.d_sold >= 0
    returning s.id, s.held, s.sold
  ), written as (
    insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, sold_after, reason, actor, at)
      select c.venue_id, c.slot_id, c.item_id, c.d_held, c.d_sold,
             m.held - coalesce(sum(c.d_held) over later, 0), m.sold - coalesce(sum(c.d_sold) over later, 0), p_reason,
             case current_user when 'vd_system' then 'system' else session_user end, p_now
        from change c join moved m on m.id = c.slot_id
      window later as (partition by c.slot_id order by c.item_id rows between 1 following and unbounded following)
       order by c.slot_id, c.item_id)
  select (select count(*) from sums), coalesce(array_agg(m.id), '{}') into v_changed, v_moved from moved m;

  -- What does not fit has left the counter alone and becomes a discrepancy; the order goes on all the same.
  if cardinality(v_moved) < v_changed then
    for v_misfit in
      select s.id, s.venue_id, s.held, s.sold, sum(i.places) filter (where i.stock_state = 'held') as from_held,
             sum(i.places) filter (where i.stock_state = 'sold') as from_sold
        from orders.item i join inventory.slot s on s.id = i.slot_id
       where i.id = any (p_items) and i.stock_state <> p_to and s.id <> all (v_moved)
       group by s.id
    loop
      insert into finance.discrepancy(venue_id, kind, subject, evidence)
        values (v_misfit.venue_id, 'stock_move_does_not_fit', 'slot ' || v_misfit.id,
                jsonb_build_object('held', v_misfit.held, 'sold', v_misfit.sold, 'from_held', v_misfit.from_held, 'from_sold', v_misfit.from_sold,
                                   'to', p_to, 'reason', p_reason))
        on conflict (venue_id, kind, subject) where state <> 'settled' do nothing;
      if found then
        perform finance.raise_alert(p_now, v_misfit.venue_id, 'stock_does_not_fit', (select jsonb_build_object('slot', s.id, 'space', sp.name, 'starts_at', s.starts_at)
          from inventory.slot s join catalog.space sp on sp.id = s.space_id where s.id = v_misfit.id));
      end if;
      update inventory.slot set suspect = true, version = version + 1 where id = v_misfit.id;
      perform audit.write(v_misfit.venue_id, 'stock.does_not_fit', null, v_misfit.id, to_jsonb(v_misfit) - 'venue_id');
      v_slots := array_remove(v_slots, v_misfit.id);
    end loop;
  end if;

  update inventory.slot_quota q set held = q.held + c.d_held, sold = q.sold + c.d_sold
    from (select i.slot_id, i.ticket_type_id,
                 sum(i.places * ((p_to = 'held')::int - (i.stock_state = 'held')::int)) as d_held,
                 sum(i.places * ((p_to = 'sold')::int - (i.stock_state = 'sold')::int)) as d_sold
            from orders.item i where i.id = any (p_items) and i.stock_state <> p_to group by 1, 2) c
   where q.slot_id = c.slot_id and q.ticket_type_id = c.ticket_type_id and q.held + c.d_held >= 0 and q.sold + c.d_sold >= 0;

  if p_to = 'released' then
    delete from inventory.claim c where c.item_id = any (p_items);
    update inventory.item_seat e set live = false where e.item_id = any (p_items) and e.live;
    update inventory.item_person e set live = false where e.item_id = any (p_items) and e.live;
    update checkin.ticket t set state = 'void', version = t.version + 1 where t.item_id = any (p_items) and t.state = 'valid';
  end if;
  with changed as (update orders.item i set stock_state = p_to where i.id = any (p_items) and i.stock_state <> p_to returning i.id, i.guard_customer_id)
  select array_agg(c.id) into v_guarded from changed c where c.guard_customer_id is not null;
  if p_to = 'released' then
    if v_guarded is not null then perform orders.pass_guard(v_guarded); end if;
    perform waitlist.offer(p_now, v_slots, true);
  end if;
  return v_slots;
end $$;
comment on function inventory.move(timestamptz, bigint[], text, text, bigint[]) is 'Moves items'' stock (held, sold, released) with counters, quotas, claims, tickets and ledger; the caller has locked the orders and, to release, what that needs (inventory.lock_release), and may bring the slots if it locked those. Released items never re-open what staff closed. Returns the slots changed.';
