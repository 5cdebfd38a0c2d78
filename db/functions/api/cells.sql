drop function if exists api.cells(bigint, bigint[]);
create or replace function api.cells(p_venue bigint, p_slots bigint[]) returns table(slot_id bigint, space_id bigint, kind text,
  business_date date, starts_at timestamptz, ends_at timestamptz, label text, capacity int, held int, sold int, blocked int, free int, status text, status_reason text,
  claimed boolean, on_sale boolean, sale_opens_at timestamptz, price_minor bigint, currency text, parties jsonb, party_count int, waiting int, version int, taken_by jsonb, read_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'administrator', 'auditor');
  if cardinality(p_slots) > 5000 then perform base.refuse('too_many_items', jsonb_build_object('most', 5000)); end if;
  -- With a slot come the others that share its units and its time: a claim shows on them.
  return query select * from inventory.board_rows(base.now(), p_venue, array(
    select unnest(p_slots)
    union
    select o.id from inventory.slot s join catalog.space_unit u on u.space_id = s.space_id join catalog.space_unit ou on ou.unit_id = u.unit_id
      join inventory.slot o on o.space_id = ou.space_id and o.business_date between s.business_date - 1 and s.business_date + 1
       and o.venue_id = s.venue_id and o.starts_at < s.ends_at + interval '1 day' and o.ends_at > s.starts_at - interval '1 day'
     where s.id = any (p_slots) and (o.starts_at, o.ends_at) overlaps (s.starts_at - interval '2 hours', s.ends_at + interval '2 hours')));
end $$;
comment on function api.cells(bigint, bigint[]) is 'Fresh figures of some slots (at most 5,000) and of those that share their units nearby.';
