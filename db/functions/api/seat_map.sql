create or replace function api.seat_map(p_space bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter((select s.venue_id from catalog.space s where s.id = p_space), 'administrator', 'desk_lead', 'front_desk', 'auditor');
  return inventory.seat_rows(p_space);
end $$;
comment on function api.seat_map(bigint) is 'Administrator, desk, auditor: the seat plan of a space; version 0 where it has none.';
