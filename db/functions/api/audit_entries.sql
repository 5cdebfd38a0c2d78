create or replace function api.audit_entries(p_venue bigint, p_filter jsonb, p_before bigint, p_limit int)
returns table(id bigint, at timestamptz, actor text, actor_name text, terminal text, action text, order_no text, slot_id bigint, facts jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  f jsonb := coalesce(p_filter, '{}');
  v_text text := nullif(btrim(f ->> 'text'), '');
  v_actions text[];
  v_order bigint;
begin
  perform operators.enter(p_venue, 'auditor', 'administrator');
  if p_limit is null or p_limit not between 1 and 1000 or char_length(v_text) > 200 or jsonb_array_length(coalesce(f -> 'actions', '[]')) > 60 then
    perform base.refuse('request_malformed');
  end if;
  v_actions := (select array_agg(replace(replace(x, '_', '\_'), '*', '%')) from jsonb_array_elements_text(f -> 'actions') x);
  if v_text is not null then
    v_order := (select o.id from orders.order o where o.venue_id = p_venue and o.order_no = upper(v_text));
  end if;
  return query
    select e.id, e.at, e.actor::text, o.display_name, e.terminal, e.action, r.order_no::text, e.slot_id, e.subject
      from audit.entries(p_venue, array(select v.login from operators.operator_venue v where v.venue_id = p_venue), (f ->> 'from')::timestamptz, (f ->> 'until')::timestamptz,
             nullif(f ->> 'actor', '')::name, v_actions, v_order, case when v_order is null then v_text end, p_before, p_limit) e
      left join operators.operator o on o.login = e.actor
      left join orders.order r on r.id = e.order_id
     order by e.id desc;
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.audit_entries(bigint, jsonb, bigint, int) is 'Auditor, administrator: the venue''s audit, newest first, at most 1,000 rows before an id. p_filter {from, until, actor, actions ["pay", "refund*"], text}: text is an order number, a terminal, or part of the facts.';
