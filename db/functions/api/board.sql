drop function if exists api.board(bigint, date);
create or replace function api.board(p_venue bigint, p_date date) returns table(slot_id bigint, space_id bigint, kind text,
  business_date date, starts_at timestamptz, ends_at timestamptz, label text, capacity int, held int, sold int, blocked int, free int, status text, status_reason text,
  claimed boolean, on_sale boolean, sale_opens_at timestamptz, price_minor bigint, currency text, parties jsonb, party_count int, waiting int, version int, taken_by jsonb, read_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_zone text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'administrator', 'auditor');
  v_zone := (select v.zone from catalog.venue v where v.id = p_venue);
  return query select * from inventory.board_rows(base.now(), p_venue, array(
    select s.id from inventory.slot s where s.venue_id = p_venue and s.business_date = p_date and s.status <> 'removed'
    union
    -- Slots of the day before that reach past midnight show on both days.
    select s.id from inventory.slot s where s.venue_id = p_venue and s.business_date = p_date - 1 and s.ends_at > (p_date::timestamp at time zone v_zone) and s.status <> 'removed'));
end $$;
comment on function api.board(bigint, date) is 'Desk, administrator, auditor: one day of one venue, with slots of the day before that reach into it.';
