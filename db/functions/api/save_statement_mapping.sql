create or replace function api.save_statement_mapping(p_request uuid, p_venue bigint, p_name text, p_channel text, p_mapping jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_name, p_channel, p_mapping); v_detail text;
begin
  perform operators.enter(p_venue, 'finance');
  if base.request_seen(p_request, 'save_statement_mapping', v_content) is null then
    if coalesce(char_length(btrim(p_name)), 0) not between 1 and 120 then perform base.refuse('name_required'); end if;
    insert into finance.statement_mapping(venue_id, name, channel, mapping, saved_at) values (p_venue, btrim(p_name), p_channel, p_mapping, base.now())
      on conflict (venue_id, name) do update set channel = excluded.channel, mapping = excluded.mapping, saved_by = session_user, saved_at = excluded.saved_at;
    perform audit.write(p_venue, 'save_statement_mapping', null, null, jsonb_build_object('name', p_name, 'channel', p_channel, 'mapping', p_mapping));
    perform base.request_done(p_request, 'save_statement_mapping', v_content, '{}');
  end if;
  return (true, null, null, '{}'::jsonb)::api.outcome;
exception when sqlstate 'VD000' or data_exception or check_violation or not_null_violation then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'save_statement_mapping', case when sqlstate like '23%' then '22000' else sqlstate end, sqlerrm, v_detail, jsonb_build_object('name', p_name));
end $$;
comment on function api.save_statement_mapping(uuid, bigint, text, text, jsonb) is 'Finance: saves under a name how a channel''s file is read; the same name is overwritten.';
