create or replace function catalog.unname_template(p_venue bigint, p jsonb) returns jsonb
language plpgsql stable as $$
declare
  v jsonb := p;
  v_field text;
  v_name text;
begin
  foreach v_field in array array['spaces', 'calendars', 'blocks'] loop
    if jsonb_typeof(coalesce(p -> v_field, '[]')) <> 'array' then perform base.refuse('request_malformed', jsonb_build_object('field', v_field)); end if;
  end loop;
  -- What is not found is told by its name; of two activities of one title the first is meant.
  v_name := (select x from jsonb_array_elements_text(p -> 'spaces') x where not exists (select from catalog.space s where s.venue_id = p_venue and s.name = x) limit 1);
  if v_name is not null then perform base.refuse('name_unknown', jsonb_build_object('field', 'spaces', 'name', v_name)); end if;
  v_name := (select x from jsonb_array_elements_text(coalesce(p -> 'calendars', '[]')) x where not exists (select from schedule.calendar c where c.venue_id = p_venue and c.name = x) limit 1);
  if v_name is not null then perform base.refuse('name_unknown', jsonb_build_object('field', 'calendars', 'name', v_name)); end if;
  v_name := (select x ->> 'activity' from jsonb_array_elements(p -> 'blocks') x
    where x ->> 'activity' is not null and not exists (select from catalog.activity a where a.venue_id = p_venue and a.title = x ->> 'activity') limit 1);
  if v_name is not null then perform base.refuse('name_unknown', jsonb_build_object('field', 'blocks', 'name', v_name)); end if;
  return v || jsonb_build_object(
    'spaces', array(select s.id from jsonb_array_elements_text(p -> 'spaces') with ordinality x(name, n) join catalog.space s on s.venue_id = p_venue and s.name = x.name order by x.n),
    'calendars', array(select c.id from jsonb_array_elements_text(coalesce(p -> 'calendars', '[]')) with ordinality x(name, n) join schedule.calendar c on c.venue_id = p_venue and c.name = x.name order by x.n),
    'blocks', array(select x.block || case when x.block ->> 'activity' is not null then jsonb_build_object('activity',
        (select min(a.id) from catalog.activity a where a.venue_id = p_venue and a.title = x.block ->> 'activity')) else '{}' end from jsonb_array_elements(p -> 'blocks') with ordinality x(block, n) order by x.n));
end $$;
comment on function catalog.unname_template(bigint, jsonb) is 'A schedule template of a catalogue file with the ids of the spaces, calendars and activities it names.';
