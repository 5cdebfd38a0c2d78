create or replace function api.register_tokens(p_venue bigint, p_key_id bytea, p_tokens jsonb, p_reprint boolean) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_terminal operators.terminal;
  v_bad bigint;
  v_detail text;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  select * into v_terminal from operators.terminal t where t.venue_id = p_venue and t.key_id = p_key_id;
  if not found then perform base.refuse('unknown_terminal'); end if;
  if v_terminal.revoked_at is not null then perform base.refuse('issuer_revoked'); end if;
  if p_tokens is null or jsonb_typeof(p_tokens) <> 'array' or jsonb_array_length(p_tokens) not between 1 and 1000 then perform base.refuse('too_many_items', jsonb_build_object('most', 1000)); end if;
  select x.ticket into v_bad from jsonb_to_recordset(p_tokens) as x(ticket bigint, hash text, sealed text)
   where coalesce(x.hash, '') !~ '^[0-9a-f]{64}$' or coalesce(x.sealed, '') !~ '^([0-9a-f]{2})*$' or length(x.sealed) between 1 and 57 or length(x.sealed) > 2048 or not exists (select from checkin.ticket t where t.id = x.ticket and t.venue_id = p_venue and t.state = 'valid') limit 1;
  if found then perform base.refuse('unknown_ticket', jsonb_build_object('ticket', v_bad, 'fault', 'missing')); end if;
  insert into checkin.token(hash, ticket_id, venue_id, terminal_id, reprint, sealed)
    select decode(x.hash, 'hex'), x.ticket, p_venue, v_terminal.id, coalesce(p_reprint, false), decode(nullif(x.sealed, ''), 'hex')
      from jsonb_to_recordset(p_tokens) as x(ticket bigint, hash text, sealed text)
    on conflict (hash) do nothing;
  update operators.terminal t set last_seen_at = base.now() where t.id = v_terminal.id and (t.last_seen_at is null or t.last_seen_at < base.now() - interval '1 min');
  if p_reprint then
    insert into audit.entry(venue_id, action, order_id, subject)
      select p_venue, 'reprint', t.order_id, jsonb_build_object('tickets', jsonb_agg(t.id)) from checkin.ticket t
       where t.id in (select x.ticket from jsonb_to_recordset(p_tokens) as x(ticket bigint)) group by t.order_id;
  end if;
  return (true, null, null, '{}'::jsonb)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'register_tokens', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.register_tokens(bigint, bytea, jsonb, boolean) is 'Front desk: stores SHA-256 of tokens this terminal signed [{ticket, hash, sealed}], at most 1,000, before they are shown; sealed is the holder''s name under a key made from the token; a reprint is audited.';
