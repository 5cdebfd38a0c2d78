create or replace function api.alerts(p_venue bigint) returns table(id bigint, kind text, facts jsonb, raised_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'desk_lead', 'finance');
  return query select a.id, a.kind, a.facts, a.raised_at from finance.alert a where a.venue_id = p_venue and a.seen_at is null order by a.id desc limit 200;
end $$;
comment on function api.alerts(bigint) is 'Lead, finance: the alerts nobody has marked as seen, newest first.';
