create or replace function api.current_shift(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return (select finance.shift_json(s.id) from finance.shift s where s.venue_id = p_venue and s.terminal = current_setting('application_name') and s.closed_at is null);
end $$;
comment on function api.current_shift(bigint) is 'Front desk: the open shift of this terminal, or null.';
