create or replace function schedule.edit_check(p_venue bigint, p_request jsonb) returns void
language plpgsql stable as $$
declare
  v_from date := (p_request ->> 'from')::date;
  v_to date := (p_request ->> 'to')::date;
  v_spaces bigint[] := array(select x::bigint from jsonb_array_elements_text(p_request -> 'spaces') x);
  v_action text := p_request ->> 'action';
  v_capacity int := (p_request ->> 'capacity')::int;
begin
  if v_from is null or v_to is null or v_to < v_from or v_to - v_from > 3660 then perform base.refuse('schedule_range', jsonb_build_object('from', v_from, 'to', v_to)); end if;
  if cardinality(v_spaces) not between 1 and 2000 or coalesce((p_request ->> 'weekdays')::int, 127) not between 1 and 127 then perform base.refuse('schedule_empty'); end if;
  if exists (select from unnest(v_spaces) x left join catalog.space s on s.id = x and s.venue_id = p_venue where s.id is null) then
    perform base.refuse('unknown_space', jsonb_build_object('fault', 'missing'));
  end if;
  if v_action is null or v_action not in ('open', 'close', 'reprice', 'capacity') then perform base.refuse('request_malformed'); end if;
  if v_action = 'close' and char_length(btrim(coalesce(p_request ->> 'reason', ''))) not between 1 and 400 then perform base.refuse('reason_required'); end if;
  if v_action = 'capacity' and coalesce(v_capacity, 0) not between 1 and 1000000 then perform base.refuse('capacity_invalid', jsonb_build_object('capacity', v_capacity, 'most', 1000000)); end if;
end $$;
comment on function schedule.edit_check(bigint, jsonb) is 'Refuses a bulk edit whose days, spaces or action make no sense.';
