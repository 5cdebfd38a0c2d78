create or replace function api.check_in(p_scan uuid, p_venue bigint, p_source text, p_value text, p_people int, p_mode text default 'entry', p_spaces bigint[] default null) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  c checkin.check_in;
  v_ticket bigint;
  v_venue bigint;
  v_code text := 'unknown';
  v_facts jsonb := '{}';
  v_id bigint;
  v_detail text;
  v_verdict jsonb;
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  if p_scan is null then perform base.refuse('request_key_missing'); end if;
  if p_source is null or p_source not in ('token', 'short_code', 'document', 'staff', 'refused') or p_value is null
     or char_length(p_value) > (case p_source when 'document' then 1100 else 128 end) or coalesce(p_mode, '') not in ('entry', 'exit') then
    perform base.refuse('code_unreadable');
  end if;
  select * into c from checkin.check_in x where x.scan_id = p_scan;
  if found then
    return (true, null, null, checkin.verdict(c.ticket_id, checkin.verdict_kind(c.verdict), c.verdict, c.facts, c.id, c.people, true))::api.outcome;
  end if;
  if p_source = 'document' and p_value !~ '^[0-9a-f]{64}( [0-9a-f]{64}){0,15}$' then perform base.refuse('document_invalid'); end if;
  -- Short codes and documents can be guessed, signed codes cannot: who typed twenty wrong ones in a minute waits.
  if p_source in ('short_code', 'document') and not checkin.may_try() then
    perform base.refuse('too_many_tries');
  end if;
  if p_source = 'refused' then
    v_code := case when p_value ~ '^[a-z_]{1,40}$' then p_value else 'code_unreadable' end;
  elsif p_source = 'staff' then
    v_ticket := (select k.id from checkin.ticket k where k.venue_id = p_venue and p_value ~ '^[0-9]{1,18}$' and k.id = p_value::bigint);
    v_venue := p_venue;
    v_code := case when v_ticket is null then 'unknown' else 'ok' end;
  elsif p_source = 'document' then
    v_ticket := checkin.find_document(v_now, p_venue, string_to_array(p_value, ' '), p_mode = 'exit', p_spaces);
    v_venue := p_venue;
    v_code := case when v_ticket is null then 'unknown' else 'ok' end;
  else
    select f.ticket_id, f.venue_id, f.revoked into v_ticket, v_venue, v_code from checkin.find(p_source, p_value, p_venue) f;
    v_code := coalesce(v_code, 'unknown');
  end if;
  if v_ticket is not null and v_code = 'ok' then
    if v_venue = p_venue then
      v_verdict := case p_mode when 'exit' then checkin.leave(p_scan, v_ticket, p_source, p_people, v_now, null)
                               else checkin.admit(v_now, p_scan, p_venue, v_ticket, p_source, p_people, p_spaces) end;
      -- Who came with the document has shown it.
      if p_source = 'document' then v_verdict := v_verdict || '{"document_check": false}'; end if;
      return (true, null, null, v_verdict)::api.outcome;
    end if;
    -- Another venue's code: its name and time, nothing else.
    v_code := 'other_venue';
    v_facts := checkin.other_venue_facts(v_ticket);
  end if;
  if v_code = 'unknown' and p_source in ('short_code', 'document') then perform checkin.wrong_try(); end if;
  insert into checkin.check_in(scan_id, venue_id, ticket_id, kind, verdict, facts, source, scanned_at)
    values (p_scan, p_venue, null, 'refused', v_code, v_facts, case p_source when 'refused' then 'token' else p_source end, v_now) returning id into v_id;
  return (true, null, null, checkin.verdict(null, checkin.verdict_kind(v_code), v_code, v_facts, v_id, 0, false))::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'check_in', sqlstate, sqlerrm, v_detail, jsonb_build_object('scan', p_scan));
  when unique_violation then
    -- The same scan arrived twice at once: the other call has made the record.
    select * into c from checkin.check_in x where x.scan_id = p_scan;
    return (true, null, null, checkin.verdict(c.ticket_id, checkin.verdict_kind(c.verdict), c.verdict, c.facts, c.id, c.people, true))::api.outcome;
end $$;
comment on function api.check_in(uuid, bigint, text, text, int, text, bigint[]) is 'Door: one scan, one call. p_source token (hex SHA-256 of a verified token), short_code, document (its keyed hashes in hex, one per kind and document key, by blanks), staff (the id of a ticket that was looked up), or refused (a code the door itself refused, kept as evidence). p_mode entry or exit; p_spaces: the spaces this door leads to, none for all. data is the verdict.';
