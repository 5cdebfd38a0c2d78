create or replace function checkin.find(p_source text, p_value text) returns table(ticket_id bigint, venue_id bigint, revoked text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.ticket_id, k.venue_id, case when tm.revoked_at is not null then 'issuer_revoked' when k.revoked then 'refunded' else 'ok' end
    from checkin.token k join operators.terminal tm on tm.id = k.terminal_id
   where p_source = 'token' and p_value ~ '^[0-9a-f]{64}$' and k.hash = decode(p_value, 'hex')
  union all
  select t.id, t.venue_id, 'ok' from checkin.ticket t where p_source = 'short_code' and t.short_code_hash = checkin.short_code_hash(p_value);
$$;
comment on function checkin.find(text, text) is 'Finds a ticket by token hash or short code in every venue (runs as the system owner): the door says "other venue" instead of "unknown".';
