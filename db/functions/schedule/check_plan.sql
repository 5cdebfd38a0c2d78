create or replace function schedule.check_plan(p_venue bigint, p_request jsonb) returns void
language plpgsql stable as $$
declare
  v_spaces bigint[] := array(select x::bigint from jsonb_array_elements_text(p_request -> 'spaces') x);
  v_calendars bigint[] := array(select x::bigint from jsonb_array_elements_text(p_request -> 'calendars') x);
  v_blocks jsonb := case when jsonb_typeof(p_request -> 'blocks') = 'array' then p_request -> 'blocks' else jsonb_build_array(p_request) end;
  v_clash jsonb;
begin
  if cardinality(v_spaces) not between 1 and 2000 then perform base.refuse('schedule_empty'); end if;
  if exists (select from unnest(v_spaces) x left join catalog.space s on s.id = x and s.venue_id = p_venue and not s.retired where s.id is null) then
    perform base.refuse('unknown_space', jsonb_build_object('fault', 'missing'));
  end if;
  if exists (select from unnest(v_calendars) x left join schedule.calendar c on c.id = x and c.venue_id = p_venue where c.id is null) then
    perform base.refuse('unknown_calendar', jsonb_build_object('fault', 'missing'));
  end if;
  if p_request ->> 'copy_week' is not null then return; end if;
  if jsonb_array_length(v_blocks) not between 1 and 20 then perform base.refuse('schedule_blocks', jsonb_build_object('most', 20)); end if;
  perform schedule.check_block(p_venue, v_spaces, b.block || jsonb_build_object('n', b.n)) from jsonb_array_elements(v_blocks) with ordinality b(block, n);
  -- The week as a line of minutes: what two blocks have of it in common would be two slots at once.
  with line as (
    select b.n, d * 1440 + extract(epoch from b.starts)::int / 60 as lo, d * 1440 + extract(epoch from b.starts)::int / 60 + b.span as hi
      from schedule.blocks(p_request) b cross join generate_series(0, 6) d where b.weekdays & (1 << d) <> 0)
  select jsonb_build_object('first', x.n, 'second', y.n) into v_clash
    from line x join line y on (x.n < y.n or x.n = y.n and x.lo <> y.lo) cross join (values (-10080), (0), (10080)) s(shift)
   where x.lo < y.hi + s.shift and y.lo + s.shift < x.hi order by x.n, y.n limit 1;
  if v_clash is not null then perform base.refuse('schedule_blocks_overlap', v_clash); end if;
end $$;
comment on function schedule.check_plan(bigint, jsonb) is 'Refuses a generator request whose spaces, calendars or blocks do not fit the venue or each other; its dates are not looked at.';
