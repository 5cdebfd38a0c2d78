create or replace function checkin.issue(p_order bigint) returns void
language plpgsql as $$
declare
  r record;
  v_id bigint;
  v_salt int;
begin
  for r in
    select i.id as item_id, i.venue_id, i.slot_id, t.party, g.seq
      from orders.item i join catalog.ticket_type t on t.id = i.ticket_type_id
      cross join lateral generate_series(1, i.quantity * t.codes) as g(seq)
     where i.order_id = p_order and i.stock_state = 'sold'
       -- Once for each item: parting a line off for a refund takes numbers with it, and a gap is no missing ticket.
       and not exists (select from checkin.ticket k where k.item_id = i.id)
     order by i.id, g.seq
  loop
    v_id := nextval(pg_get_serial_sequence('checkin.ticket', 'id'));
    v_salt := 0;
    loop
      -- Two codes of 35 bits can meet: then the next salt gives another.
      insert into checkin.ticket(id, venue_id, order_id, item_id, slot_id, seq, party, code_salt, short_code_hash)
        overriding system value
        values (v_id, r.venue_id, p_order, r.item_id, r.slot_id, r.seq, r.party, v_salt, checkin.short_code_hash(checkin.short_code(v_id, v_salt)))
        on conflict (short_code_hash) do nothing;
      exit when found;
      v_salt := v_salt + 1;
    end loop;
  end loop;
end $$;
comment on function checkin.issue(bigint) is 'Makes the tickets of an order''s sold items, as many codes as their ticket types yield.';
