create or replace function api.slot_seats(p_slot bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_space bigint; v_venue bigint;
begin
  select s.space_id, s.venue_id into v_space, v_venue from inventory.slot s where s.id = p_slot and s.status <> 'removed';
  perform operators.enter(v_venue, 'front_desk', 'desk_lead');
  return (
    with taken as (
      select x.seat_id, i.stock_state as state, o.id as order_id, o.order_no, o.created_by = session_user as mine
        from inventory.item_seat x join orders.item i on i.id = x.item_id join orders.order o on o.id = i.order_id where x.slot_id = p_slot and x.live)
    select jsonb_build_object('space_id', v_space, 'slot_id', p_slot, 'seats', coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'block', t.block, 'row', t."row", 'number', t.number, 'x', t.x, 'y', t.y, 'category', t.category,
             'state', case when k.seat_id is not null then k.state when t.unavailable then 'blocked' else 'free' end, 'order_no', coalesce(k.order_no, ''), 'mine', coalesce(k.mine, false)) order by t.y, t.x, t.id), '[]'))
      from inventory.seat t left join taken k on k.seat_id = t.id where t.space_id = v_space and (not t.retired or k.seat_id is not null));
end $$;
comment on function api.slot_seats(bigint) is 'Desk: the seats of a slot''s space, each free, held, sold or blocked, with the order that has it.';
