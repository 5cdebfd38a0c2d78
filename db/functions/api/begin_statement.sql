create or replace function api.begin_statement(p_request uuid, p_venue bigint, p_channel text, p_file_name text, p_sha256 text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_content jsonb := jsonb_build_array(p_venue, p_channel, p_file_name, p_sha256);
  s finance.statement;
  v_detail text;
begin
  perform operators.enter(p_venue, 'finance');
  if coalesce(p_channel, '') not in ('card', 'transfer', 'wechat', 'alipay') then perform base.refuse('channel_unknown', jsonb_build_object('channel', p_channel)); end if;
  if coalesce(char_length(p_file_name), 0) not between 1 and 255 or coalesce(p_sha256, '') !~ '^[0-9a-f]{64}$' then perform base.refuse('request_malformed'); end if;
  -- Known by its content: whoever was first made the row, and a broken import is begun again by the same file.
  insert into finance.statement(venue_id, channel, file_name, sha256, imported_at) values (p_venue, p_channel, p_file_name, decode(p_sha256, 'hex'), base.now())
    on conflict (venue_id, sha256) where state <> 'discarded' do nothing returning * into s;
  if s.id is not null then
    perform audit.write(p_venue, 'begin_statement', null, null, jsonb_build_object('statement', s.id, 'channel', p_channel, 'sha256', p_sha256));
  else
    select * into s from finance.statement x where x.venue_id = p_venue and x.sha256 = decode(p_sha256, 'hex') and x.state <> 'discarded';
    if s.channel <> p_channel then perform base.refuse('statement_other_channel', jsonb_build_object('channel', s.channel, 'statement', s.id, 'fault', 'conflict')); end if;
    -- Begun again, perhaps with the columns read otherwise: the whole file is sent anew, and no line of a first reading may stay
    -- among the second's.
    select * into s from finance.statement x where x.id = s.id for no key update;
    if s.state = 'loading' then
      delete from finance.statement_line l where l.statement_id = s.id;
      delete from finance.statement_bad_line b where b.statement_id = s.id;
    end if;
  end if;
  return (true, null, null, jsonb_build_object('statement', s.id, 'state', s.state))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'begin_statement', sqlstate, sqlerrm, v_detail, v_content);
end $$;
comment on function api.begin_statement(uuid, bigint, text, text, text) is 'Finance: a channel''s file by its SHA-256: a new statement, or the one these bytes made before with its state (loading: send the lines from the first; else it is there already).';
