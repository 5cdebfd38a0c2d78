create or replace function api.statement_mappings(p_venue bigint) returns table(id bigint, name text, channel text, mapping jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  return query select m.id, m.name, m.channel, m.mapping from finance.statement_mapping m where m.venue_id = p_venue order by m.name;
end $$;
comment on function api.statement_mappings(bigint) is 'Finance: the saved ways to read channels'' files, by name.';
