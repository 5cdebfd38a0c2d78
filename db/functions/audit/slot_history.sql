create or replace function audit.slot_history(p_slot bigint) returns table(at timestamptz, id bigint, entry jsonb)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e.at, e.id, jsonb_build_object('at', e.at, 'actor', e.actor, 'action', e.action, 'facts', e.subject) from audit.entry e where e.slot_id = p_slot;
$$;
comment on function audit.slot_history(bigint) is 'The audit rows of one slot; the caller has checked that it may be seen.';
