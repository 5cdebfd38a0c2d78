create or replace function audit.order_timeline(p_order bigint) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'action', e.action, 'facts', e.subject) order by e.id), '[]')
    from audit.entry e where e.order_id = p_order;
$$;
comment on function audit.order_timeline(bigint) is 'The audit rows of one order, oldest first; the caller has checked that the order may be seen.';
