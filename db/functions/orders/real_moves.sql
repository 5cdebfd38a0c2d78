create or replace function orders.real_moves(p_moves jsonb) returns table(item bigint, slot bigint, ticket_type bigint, quantity int)
language sql stable as $$
  -- One row each by index: joined with the list the planner reads every item there is, and the row policy lets an index be
  -- asked for plain numbers only, not for what is read from JSON at that moment.
  with asked as materialized (select (m ->> 'item')::bigint as item, (m ->> 'slot')::bigint as target from jsonb_array_elements(p_moves) m),
  move as (
    select a.item, a.target, i.slot_id as current, i.ticket_type_id, i.quantity,
           row_number() over (partition by i.slot_id, i.ticket_type_id, i.quantity order by i.id) as from_n,
           row_number() over (partition by a.target, i.ticket_type_id, i.quantity order by i.id) as to_n
      from asked a cross join lateral (select x.* from orders.item x where x.id = a.item offset 0) i
  ), leaving as (
    select f.item, row_number() over (partition by f.ticket_type_id, f.quantity order by f.item) as n, f.ticket_type_id, f.quantity from move f
     where not exists (select from move t where t.target = f.current and t.ticket_type_id = f.ticket_type_id and t.quantity = f.quantity and t.to_n = f.from_n)
  ), arriving as (
    select t.target, row_number() over (partition by t.ticket_type_id, t.quantity order by t.item) as n, t.ticket_type_id, t.quantity from move t
     where not exists (select from move f where f.current = t.target and f.ticket_type_id = t.ticket_type_id and f.quantity = t.quantity and f.from_n = t.to_n)
  )
  select l.item, a.target, a.ticket_type_id, a.quantity from leaving l join arriving a on a.ticket_type_id = l.ticket_type_id and a.quantity = l.quantity and a.n = l.n order by l.item;
$$;
comment on function orders.real_moves(jsonb) is 'The difference of slot sets of a reschedule: which items [{item, slot}] really leave their slot, and for which one; what an order keeps is not among them.';
