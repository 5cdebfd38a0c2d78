create or replace function api.keep_schedules(p_template bigint, p_day date) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint := p_template;
  v_done jsonb;
begin
  if p_day is null then
    v_id := (select min(t.id) from schedule.template t where t.id > coalesce(p_template, 0) and t.weeks_ahead is not null and not t.retired);
  end if;
  if v_id is null then return null; end if;
  begin
    v_done := schedule.keep_ahead(base.now(), v_id, p_day);
  exception when sqlstate 'VD000' or data_exception then
    -- One template that fits its venue no more keeps none of the others back.
    v_done := jsonb_build_object('problem', sqlerrm);
  end;
  return jsonb_build_object('template', v_id, 'name', (select t.name from schedule.template t where t.id = v_id), 'adds', coalesce((v_done ->> 'adds')::int, 0),
    'conflicts', coalesce((v_done ->> 'conflicts')::int, 0), 'problem', v_done ->> 'problem', 'next', v_done ->> 'next');
end $$;
comment on function api.keep_schedules(bigint, date) is 'Service: keeps rolling templates of all venues made ahead, up to 28 days a call. Starts with (null, null); go on with (template, next) while next is given, else with (template, null); null is the end.';
