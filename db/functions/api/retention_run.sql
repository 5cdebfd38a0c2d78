create or replace function api.retention_run(p_after bigint, p_limit int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v jsonb;
begin
  -- No door of one venue: what operators.enter asks of a transaction is asked here.
  if current_setting('transaction_isolation') <> 'read committed' then perform base.refuse('request_malformed'); end if;
  v := customers.retain(base.now(), coalesce(p_after, 0), least(greatest(coalesce(p_limit, 500), 1), 1000));
  if (v ->> 'customers')::int + (v ->> 'documents')::int > 0 then
    perform audit.write(null, 'retention', null, null, v - 'more');
  end if;
  return v;
end $$;
comment on function api.retention_run(bigint, int) is 'Service, administrator: one batch of the retention run for all venues, each by its own setting; call again with the id in last while more is true. Audited with counts.';
