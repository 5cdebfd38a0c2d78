create or replace function schedule.save_template(p_venue bigint, p_template jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p_template ->> 'id')::bigint, 0);
  v_name text := btrim(coalesce(p_template ->> 'name', ''));
  v_weeks int := nullif((p_template ->> 'weeks_ahead')::int, 0);
  v_plan jsonb := jsonb_build_object('spaces', p_template -> 'spaces', 'blocks', p_template -> 'blocks', 'calendars', coalesce(p_template -> 'calendars', '[]'),
    'keep_buffers', coalesce((p_template ->> 'keep_buffers')::boolean, false));
begin
  if v_name = '' then perform base.refuse('name_required'); end if;
  if char_length(v_name) > 120 then perform base.refuse('name_too_long', jsonb_build_object('length', char_length(v_name), 'most', 120)); end if;
  if v_weeks not between 1 and 104 then perform base.refuse('template_weeks_invalid', jsonb_build_object('least', 1, 'most', 104)); end if;
  -- A template that is put away may name what is gone by now.
  if not coalesce((p_template ->> 'retired')::boolean, false) then perform schedule.check_plan(p_venue, v_plan); end if;
  if exists (select from schedule.template t where t.venue_id = p_venue and t.name = v_name and t.id is distinct from v_id) then perform base.refuse('name_taken', jsonb_build_object('name', v_name)); end if;
  if v_id is null then
    insert into schedule.template(venue_id, name, plan, weeks_ahead) values (p_venue, v_name, v_plan, v_weeks) returning id into v_id;
    return v_id;
  end if;
  update schedule.template t set name = v_name, plan = v_plan, weeks_ahead = v_weeks, retired = coalesce((p_template ->> 'retired')::boolean, false), version = t.version + 1
   where t.id = v_id and t.venue_id = p_venue and t.version = (p_template ->> 'version')::int;
  if not found then perform base.refuse('stale', jsonb_build_object('fault', 'conflict')); end if;
  return v_id;
end $$;
comment on function schedule.save_template(bigint, jsonb) is 'Creates or changes a schedule template after checking its plan; slots change only by a run.';
