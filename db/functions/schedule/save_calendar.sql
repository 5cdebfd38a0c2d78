create or replace function schedule.save_calendar(p_venue bigint, p_calendar jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p_calendar ->> 'id')::bigint, 0);
  v_name text := btrim(coalesce(p_calendar ->> 'name', ''));
  v_entries jsonb := coalesce(p_calendar -> 'entries', '[]');
  v_line int;
begin
  if v_name = '' then perform base.refuse('name_required'); end if;
  if char_length(v_name) > 120 then perform base.refuse('name_too_long', jsonb_build_object('length', char_length(v_name), 'most', 120)); end if;
  if jsonb_array_length(v_entries) > 2000 then perform base.refuse('calendar_too_long', jsonb_build_object('lines', jsonb_array_length(v_entries), 'most', 2000)); end if;
  if exists (select from schedule.calendar c where c.venue_id = p_venue and c.name = v_name and c.id is distinct from v_id) then perform base.refuse('name_taken', jsonb_build_object('name', v_name)); end if;
  v_line := (select min(e.line) from jsonb_array_elements(v_entries) with ordinality e(entry, line)
              where (e.entry ->> 'yearly')::boolean and to_char((e.entry ->> 'first_day')::date, 'MMDD') = '0229');
  if v_line is not null then perform base.refuse('calendar_leap_day', jsonb_build_object('line', v_line)); end if;
  v_line := (select min(e.line) from jsonb_array_elements(v_entries) with ordinality e(entry, line)
              where coalesce((e.entry ->> 'days')::int, 0) not between 1 and 366 or char_length(btrim(coalesce(e.entry ->> 'name', ''))) not between 1 and 120
                 or (e.entry ->> 'first_day')::date is null or (e.entry ->> 'first_day')::date not between '1900-01-01' and '2200-12-31');
  if v_line is not null then perform base.refuse('calendar_entry_invalid', jsonb_build_object('line', v_line)); end if;
  if v_id is null then
    insert into schedule.calendar(venue_id, name) values (p_venue, v_name) returning id into v_id;
  else
    update schedule.calendar c set name = v_name, retired = coalesce((p_calendar ->> 'retired')::boolean, false), version = c.version + 1
     where c.id = v_id and c.venue_id = p_venue and c.version = (p_calendar ->> 'version')::int;
    if not found then perform base.refuse('stale', jsonb_build_object('fault', 'conflict')); end if;
    delete from schedule.calendar_entry e where e.calendar_id = v_id;
  end if;
  insert into schedule.calendar_entry(calendar_id, venue_id, line, first_day, days, yearly, name)
    select v_id, p_venue, e.line, (e.entry ->> 'first_day')::date, (e.entry ->> 'days')::int, coalesce((e.entry ->> 'yearly')::boolean, false), btrim(e.entry ->> 'name')
      from jsonb_array_elements(v_entries) with ordinality e(entry, line);
  return v_id;
end $$;
comment on function schedule.save_calendar(bigint, jsonb) is 'Creates a calendar or puts its whole list of days in place of the old one, so that a moved day leaves no second one behind.';
