create or replace function inventory.take_quota(p_lines orders.line[]) returns void
language plpgsql as $$
declare q record;
begin
  for q in
    select l.slot_id, l.ticket_type_id, sum(l.places)::int as places from unnest(p_lines) l where l.quota group by 1, 2 order by 1, 2
  loop
    update inventory.slot_quota sq set held = sq.held + q.places
     where sq.slot_id = q.slot_id and sq.ticket_type_id = q.ticket_type_id and sq.held + sq.sold + q.places <= sq.quota;
    if not found then
      perform base.refuse('quota_full', (select jsonb_build_object('slot', q.slot_id, 'ticket_type', t.name, 'wanted', q.places, 'free', sq.quota - sq.held - sq.sold, 'fault', 'conflict')
        from inventory.slot_quota sq join catalog.ticket_type t on t.id = sq.ticket_type_id where sq.slot_id = q.slot_id and sq.ticket_type_id = q.ticket_type_id));
    end if;
  end loop;
end $$;
comment on function inventory.take_quota(orders.line[]) is 'Counts new lines against their ticket types'' own limits inside the slots; both limits hold.';
