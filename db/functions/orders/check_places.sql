create or replace function orders.check_places(l catalog.limits_version, p_customer bigint, p_slots bigint[], p_places int[], p_but_items bigint[]) returns void
language plpgsql as $$
declare x record;
begin
  if num_nonnulls(l.places_slot, l.places_day, l.places_activity) = 0 then return; end if;
  for x in
    with wanted as materialized (
      select s.id as slot_id, s.business_date, s.activity_id, w.places from unnest(p_slots, p_places) w(slot_id, places) join inventory.slot s on s.id = w.slot_id),
    has as materialized (
      select s.id as slot_id, s.business_date, s.activity_id, i.places
        from orders.order o join orders.item i on i.order_id = o.id join inventory.slot s on s.id = i.slot_id
       where o.customer_id = p_customer and o.venue_id = l.venue_id and i.stock_state <> 'released' and i.id <> all (p_but_items))
    select 'slot' as kind, l.places_slot as most, sum(w.places) + coalesce((select sum(h.places) from has h where h.slot_id = w.slot_id), 0) as places from wanted w where l.places_slot is not null group by w.slot_id
    union all
    select 'day', l.places_day, sum(w.places) + coalesce((select sum(h.places) from has h where h.business_date = w.business_date), 0) from wanted w where l.places_day is not null group by w.business_date
    union all
    select 'activity', l.places_activity, sum(w.places) + coalesce((select sum(h.places) from has h where h.activity_id = w.activity_id), 0)
      from wanted w where l.places_activity is not null and w.activity_id is not null group by w.activity_id
  loop
    if x.places > x.most then perform base.refuse('limit_places', jsonb_build_object('kind', x.kind, 'wanted', x.places, 'most', x.most, 'overridable', true)); end if;
  end loop;
end $$;
comment on function orders.check_places(catalog.limits_version, bigint, bigint[], int[], bigint[]) is 'Purchase limits: the places a customer would have in a slot, on a business date, in an activity with these; items being exchanged (p_but_items) do not count.';
