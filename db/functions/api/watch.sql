create or replace function api.watch(p_venue bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor');
  return finance.watch_json(p_venue, base.venue_day(p_venue, base.now()) - 1,
    exists (select from unnest(array['front_desk', 'desk_lead', 'finance', 'auditor']) r where pg_has_role(session_user, 'vd_' || r, 'member')));
end $$;
comment on function api.watch(bigint) is 'Every role: the invariant watch in words'' reach: which slots'' counters differ from their items and which orders from their payments, from yesterday on, and the last nightly checks {day, at, differences, whole}.';
