create or replace function api.business_rows(p_venue bigint, p_day date, p_space bigint) returns table(item_id bigint, space text, starts_at timestamptz, ends_at timestamptz, label text, order_id bigint, order_no text,
  order_state text, quantity int, places int, sold_minor bigint, refunded_minor bigint, fee_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  return query
    select b.item_id, sp.name, s.starts_at, s.ends_at, s.label::text, o.id, o.order_no, o.state, b.quantity, b.places, b.sold_minor, b.refunded_minor, b.fee_minor, o.currency::text
      from finance.business_rows(p_venue, p_day) b join inventory.slot s on s.id = b.slot_id join catalog.space sp on sp.id = b.space_id join orders.order o on o.id = b.order_id
     where coalesce(p_space, 0) in (0, b.space_id) order by s.starts_at, sp.position, b.item_id;
end $$;
comment on function api.business_rows(bigint, date, bigint) is 'Finance: the items below a business date''s lines, of one space or of all (0).';
