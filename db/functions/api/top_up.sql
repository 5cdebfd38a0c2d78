create or replace function api.top_up(p_request uuid, p_venue bigint, p_account jsonb, p_units bigint, p_reason text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_content jsonb := jsonb_build_array(p_venue, p_account, p_units, p_reason);
  v_answer jsonb;
  v_id bigint;
  v_balance bigint;
  v_detail text;
begin
  v_id := nullif((p_account ->> 'id')::bigint, 0);
  perform operators.enter(p_venue, 'desk_lead');
  v_answer := base.request_seen(p_request, 'top_up', v_content);
  if v_answer is null then
    if p_units is null or p_units not between 1 and 99999999999 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', p_units)); end if;
    if v_id is null then
      -- A profile that is merged or forgotten at this moment is waited for, and looked at afterwards.
      perform pg_advisory_xact_lock_shared(base.lock_key(1, (p_account ->> 'customer')::bigint));
      if not exists (select from customers.customer_venue v join customers.customer c on c.id = v.customer_id where v.customer_id = (p_account ->> 'customer')::bigint and v.venue_id = p_venue and c.merged_into is null) then
        perform base.refuse('unknown_customer', jsonb_build_object('fault', 'missing'));
      end if;
      if btrim(coalesce(p_account ->> 'name', '')) = '' then perform base.refuse('name_required'); end if;
      if coalesce(p_account ->> 'kind', '') not in ('stored_value', 'pass', 'free_hours') then perform base.refuse('kind_invalid'); end if;
      if coalesce((p_account ->> 'weekdays')::int, 127) not between 1 and 127 then perform base.refuse('request_malformed'); end if;
      if (p_account ->> 'category')::bigint not in (select c.id from catalog.category c where c.venue_id = p_venue) then perform base.refuse('category_required'); end if;
      insert into benefits.account(venue_id, customer_id, kind, name, currency, category_id, weekdays, from_time, until_time, valid_from, valid_until)
        select p_venue, (p_account ->> 'customer')::bigint, p_account ->> 'kind', left(btrim(p_account ->> 'name'), 120), case when p_account ->> 'kind' = 'stored_value' then v.currency end,
               (p_account ->> 'category')::bigint, coalesce((p_account ->> 'weekdays')::int, 127), (p_account ->> 'from_time')::time, (p_account ->> 'until_time')::time,
               (p_account ->> 'valid_from')::date, (p_account ->> 'valid_until')::date
          from catalog.venue v where v.id = p_venue returning id into v_id;
    end if;
    update benefits.account a set balance = a.balance + p_units, version = a.version + 1 where a.id = v_id and a.venue_id = p_venue returning a.balance into v_balance;
    if not found then perform base.refuse('unknown_benefit', jsonb_build_object('fault', 'missing')); end if;
    insert into benefits.ledger(venue_id, account_id, delta, balance_after, reason, at) values (p_venue, v_id, p_units, v_balance, left(coalesce(nullif(btrim(p_reason), ''), 'top up'), 400), v_now);
    v_answer := jsonb_build_object('account', v_id, 'balance', v_balance);
    perform audit.write(p_venue, 'top_up', null, null, v_answer || jsonb_build_object('units', p_units, 'reason', p_reason));
    perform base.request_done(p_request, 'top_up', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'top_up', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.top_up(uuid, bigint, jsonb, bigint, text) is 'Lead: opens a benefit account ({customer, kind, name, …}) or adds units to one ({id}).';
