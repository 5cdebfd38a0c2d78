create or replace function schedule.blocks(p_request jsonb) returns table(n int, weekdays int, starts time, ends time, span int, minutes int, gap int, capacity int, label text, activity_id bigint)
language sql immutable as $$
  -- A request without blocks is one block by its own fields. An end at or before the start lies on the next day.
  select b.n::int, (b.block ->> 'weekdays')::int, t.starts, t.ends, extract(epoch from t.ends - t.starts)::int / 60 + case when t.ends <= t.starts then 1440 else 0 end,
         (b.block ->> 'slot_minutes')::int, coalesce((b.block ->> 'gap_minutes')::int, 0), coalesce((b.block ->> 'capacity')::int, 0),
         btrim(coalesce(b.block ->> 'label', '')), nullif((b.block ->> 'activity')::bigint, 0)
    from jsonb_array_elements(case when jsonb_typeof(p_request -> 'blocks') = 'array' then p_request -> 'blocks' else jsonb_build_array(p_request) end) with ordinality b(block, n)
    cross join lateral (select (b.block ->> 'start')::time as starts, (b.block ->> 'end')::time as ends) t
   where p_request ->> 'copy_week' is null;
$$;
comment on function schedule.blocks(jsonb) is 'The blocks of a generator request: on which weekdays (bit 0 is Monday), from when to when, and the slots in them, in minutes.';
