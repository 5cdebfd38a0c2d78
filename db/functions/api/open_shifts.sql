create or replace function api.open_shifts(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  return (select coalesce(jsonb_agg(finance.shift_json(s.id) order by s.opened_at, s.id), '[]') from finance.shift s
           where s.venue_id = p_venue and s.closed_at is null and (s.operator = session_user or pg_has_role(session_user, 'vd_desk_lead', 'member')));
end $$;
comment on function api.open_shifts(bigint) is 'Front desk: one''s own open shifts at every desk; a lead: all that are open.';
