create or replace function catalog.save_stock(p_venue bigint, s catalog.space, p_of bigint) returns void
language plpgsql as $$
declare v_unit bigint; b catalog.space;
begin
  if p_of is not distinct from s.stock_of then return; end if;
  select * into b from catalog.space x where x.id = p_of and x.venue_id = p_venue;
  -- One stock and those who lend from it: no chains.
  if p_of is not null and (b.id is null or b.kind <> 'equipment' or b.id = s.id or b.stock_of is not null or exists (select from catalog.space x where x.stock_of = s.id)) then
    perform base.refuse('stock_invalid', '{"field": "stock_of"}');
  end if;
  -- Who holds some of it counts on the stock it was taken from.
  if exists (select from inventory.slot l where l.space_id = s.id and l.held + l.sold > 0 and l.ends_at > base.now()) then perform base.refuse('stock_in_use', '{"field": "stock_of"}'); end if;
  delete from catalog.space_unit u where u.space_id = s.id;
  if p_of is not null then
    v_unit := (select u.unit_id from catalog.space_unit u where u.space_id = b.id);
    if v_unit is null then
      insert into catalog.unit(venue_id, name) values (p_venue, b.name) returning id into v_unit;
      insert into catalog.space_unit(space_id, unit_id, venue_id) values (b.id, v_unit, p_venue);
    end if;
    insert into catalog.space_unit(space_id, unit_id, venue_id) values (s.id, v_unit, p_venue);
  end if;
  update catalog.space x set stock_of = p_of where x.id = s.id;
end $$;
comment on function catalog.save_stock(bigint, catalog.space, bigint) is 'Lets a piece of equipment lend from another''s stock (its days from what is lent by the hour), or gives it units of its own again. Refused while it has bookings to come.';
