create or replace function catalog.read_rules(p_venue bigint, p_rules jsonb) returns jsonb
language plpgsql as $$
declare
  v_rules jsonb := '[]';
  r jsonb;
  n int := 0;
  v_from time; v_until time; v_first date; v_last date;
  v_detail text;
begin
  if jsonb_typeof(coalesce(p_rules, '[]')) <> 'array' or jsonb_array_length(coalesce(p_rules, '[]')) > 2000 then perform base.refuse('request_malformed', '{"field": "rules"}'); end if;
  for r in select x from jsonb_array_elements(p_rules) x loop
    begin
      if jsonb_typeof(r) <> 'object' then perform base.refuse('request_malformed'); end if;
      if r ->> 'amount_minor' is null then perform base.refuse('price_missing', '{"field": "amount_minor"}'); end if;
      if catalog.int_of(r, 'weekdays', 0, 127, 127) = 0 then perform base.refuse('schedule_no_weekday', '{"field": "weekdays"}'); end if;
      v_from := catalog.time_of(r, 'from_time'); v_until := catalog.time_of(r, 'until_time');
      if v_until <= v_from then perform base.refuse('range_empty', '{"field": "until_time"}'); end if;
      v_first := catalog.date_of(r, 'from_date'); v_last := catalog.date_of(r, 'until_date');
      if v_last < v_first then perform base.refuse('range_empty', '{"field": "until_date"}'); end if;
      v_rules := v_rules || jsonb_build_object('ticket_type_id', catalog.refer(p_venue, r, 'ticket_type_id', 'ticket_type'), 'category_id', catalog.refer(p_venue, r, 'category_id', 'category'),
        'space_id', catalog.refer(p_venue, r, 'space_id', 'space'), 'weekdays', catalog.int_of(r, 'weekdays', 1, 127, 127), 'from_time', to_char(v_from, 'HH24:MI'), 'until_time', to_char(v_until, 'HH24:MI'),
        'from_date', v_first, 'until_date', v_last, 'priority', catalog.int_of(r, 'priority', -1000000, 1000000, 0), 'amount_minor', catalog.int_of(r, 'amount_minor', 0, 99999999999, null));
    exception when sqlstate 'VD001' then
      get stacked diagnostics v_detail = pg_exception_detail;
      perform base.refuse(sqlerrm, v_detail::jsonb || jsonb_build_object('field', 'rules', 'row', n, 'part', v_detail::jsonb ->> 'field'));
    end;
    n := n + 1;
  end loop;
  return v_rules;
end $$;
comment on function catalog.read_rules(bigint, jsonb) is 'The rules of a price list as written, checked one by one; a refusal says which one ("rules", row) and its field ("part").';
