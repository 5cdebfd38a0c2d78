create or replace function api.save_accounts(p_request uuid, p_venue bigint, p_accounts jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_venue, p_accounts); v_answer jsonb; v_wrong text; v_detail text;
begin
  perform operators.enter(p_venue, 'finance');
  v_answer := base.request_seen(p_request, 'save_accounts', v_content);
  if v_answer is null then
    if p_accounts is null or jsonb_typeof(p_accounts) <> 'array' or exists (select from jsonb_array_elements(p_accounts) x where jsonb_typeof(x) <> 'object') then
      perform base.refuse('request_malformed');
    end if;
    select coalesce(x ->> 'kind', '') || ' ' || coalesce(x ->> 'key', '') into v_wrong from jsonb_array_elements(p_accounts) x
     where not exists (select from finance.accounts(p_venue) a where a.kind = x ->> 'kind' and a.key = coalesce(x ->> 'key', '')) limit 1;
    if v_wrong is not null then perform base.refuse('account_unknown', jsonb_build_object('account', v_wrong)); end if;
    select btrim(x ->> 'account') into v_wrong from jsonb_array_elements(p_accounts) x
     where coalesce(btrim(x ->> 'account'), '') = '' or char_length(btrim(x ->> 'account')) > 40 or x ->> 'account' ~ '[[:cntrl:]]' limit 1;
    if found then perform base.refuse('account_invalid', jsonb_build_object('account', coalesce(v_wrong, ''))); end if;
    insert into finance.account(venue_id, kind, key, account)
      select p_venue, x ->> 'kind', coalesce(x ->> 'key', ''), btrim(x ->> 'account') from jsonb_array_elements(p_accounts) x order by 2, 3
      on conflict (venue_id, kind, key) do update set account = excluded.account, changed_by = session_user, changed_at = clock_timestamp()
      where finance.account.account <> excluded.account;
    v_answer := jsonb_build_object('accounts', jsonb_array_length(p_accounts));
    perform base.request_done(p_request, 'save_accounts', v_content, v_answer);
    perform audit.write(p_venue, 'save_accounts', null, null, jsonb_build_object('accounts', p_accounts));
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception or cardinality_violation then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'save_accounts', case when sqlstate like 'VD%' then sqlstate else 'VD000' end,
      case when sqlstate like 'VD%' then sqlerrm else 'request_malformed' end, case when sqlstate like 'VD%' then v_detail else '{}' end, '{}');
end $$;
comment on function api.save_accounts(uuid, bigint, jsonb) is 'Finance: sets account numbers of the journal: [{"kind": "channel", "key": "cash", "account": "1001"}, …]. Refused: account_unknown, account_invalid.';
