create or replace function schedule.check_block(p_venue bigint, p_spaces bigint[], p_block jsonb) returns void
language plpgsql stable as $$
declare
  b record;
  v_at jsonb := jsonb_build_object('block', p_block -> 'n');
begin
  select * into b from schedule.blocks(jsonb_build_object('blocks', jsonb_build_array(p_block)));
  if coalesce(b.weekdays, 0) not between 1 and 127 then perform base.refuse('schedule_empty', v_at); end if;
  if b.starts is null or b.ends is null or b.minutes is null or b.minutes not between 5 and 1440 or b.gap not between 0 and 1440 or b.minutes > b.span then
    perform base.refuse('schedule_length', v_at || jsonb_build_object('slot_minutes', b.minutes, 'span_minutes', b.span));
  end if;
  if b.capacity < 0 or exists (select from catalog.space s where s.id = any (p_spaces) and b.capacity > s.max_capacity) then
    perform base.refuse('capacity_invalid', v_at || jsonb_build_object('capacity', b.capacity, 'most', (select min(s.max_capacity) from catalog.space s where s.id = any (p_spaces))));
  end if;
  if char_length(b.label) > 120 then perform base.refuse('text_too_long', v_at || jsonb_build_object('field', 'label', 'most', 120)); end if;
  if b.activity_id is not null and not exists (select from catalog.activity a where a.id = b.activity_id and a.venue_id = p_venue and a.state not in ('ended', 'cancelled')) then
    perform base.refuse('unknown_activity', v_at || jsonb_build_object('fault', 'missing'));
  end if;
end $$;
comment on function schedule.check_block(bigint, bigint[], jsonb) is 'Refuses a block that can make no slots, names a capacity a space does not have, or an activity that is over.';
