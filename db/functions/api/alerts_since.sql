create or replace function api.alerts_since(p_since timestamptz) returns table(id bigint, venue_id bigint, kind text, facts jsonb, raised_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select a.id, a.venue_id, a.kind, a.facts, a.raised_at from finance.alert a where a.raised_at >= coalesce(p_since, base.now() - interval '1 hour') order by a.id desc limit 200;
end $$;
comment on function api.alerts_since(timestamptz) is 'Service: the alerts of all venues raised since then (null: within the hour), newest first, for its log.';
