create or replace function schedule.check_request(p_venue bigint, p_request jsonb) returns void
language plpgsql stable as $$
declare
  v_from date := (p_request ->> 'from')::date;
  v_to date := (p_request ->> 'to')::date;
  v_week date := (p_request ->> 'copy_week')::date;
  v_spaces bigint[] := array(select x::bigint from jsonb_array_elements_text(p_request -> 'spaces') x);
  v_rows bigint;
begin
  if v_from is null or v_to is null or v_to < v_from or v_to - v_from > 3660 then perform base.refuse('schedule_range', jsonb_build_object('from', v_from, 'to', v_to)); end if;
  perform schedule.check_plan(p_venue, p_request);
  if v_week is not null then
    v_rows := (select count(*) from inventory.slot s where s.venue_id = p_venue and s.business_date between v_week and v_week + 6 and s.space_id = any (v_spaces) and s.status <> 'removed');
    if v_rows = 0 then perform base.refuse('schedule_week_empty', jsonb_build_object('week', v_week)); end if;
    v_rows := v_rows * ((v_to - v_from) / 7 + 1);
  else
    v_rows := (select sum((v_to - v_from + 1)::bigint * ((b.span + b.gap) / (b.minutes + b.gap)) * cardinality(v_spaces)) from schedule.blocks(p_request) b);
  end if;
  if v_rows > 1200000 then perform base.refuse('schedule_too_large', jsonb_build_object('rows', v_rows, 'most', 1200000)); end if;
  if p_request ->> 'template' is not null and not exists (select from schedule.template t where t.id = (p_request ->> 'template')::bigint and t.venue_id = p_venue) then
    perform base.refuse('unknown_template', jsonb_build_object('fault', 'missing'));
  end if;
end $$;
comment on function schedule.check_request(bigint, jsonb) is 'Refuses a generator request that cannot be planned: its dates, its plan, a week without slots to copy, more than 1,200,000 slots.';
