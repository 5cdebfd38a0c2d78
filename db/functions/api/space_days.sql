drop function if exists api.space_days(bigint, bigint, date, date);
create or replace function api.space_days(p_venue bigint, p_space bigint, p_from date, p_until date) returns table(slot_id bigint, space_id bigint, kind text,
  business_date date, starts_at timestamptz, ends_at timestamptz, label text, capacity int, held int, sold int, blocked int, free int, status text, status_reason text,
  claimed boolean, on_sale boolean, sale_opens_at timestamptz, price_minor bigint, currency text, parties jsonb, party_count int, waiting int, version int, taken_by jsonb, read_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'administrator', 'auditor');
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until - p_from not between 0 and 30 then
    perform base.refuse('range_too_long', jsonb_build_object('most', 31));
  end if;
  return query select * from inventory.board_rows(base.now(), p_venue, array(
    select s.id from inventory.slot s where s.venue_id = p_venue and s.space_id = p_space and s.business_date between p_from and p_until and s.status <> 'removed'));
end $$;
comment on function api.space_days(bigint, bigint, date, date) is 'Desk, administrator, auditor: some days of one space, both inclusive, at most 31.';
