create or replace function catalog.export_template(p jsonb) returns jsonb
language sql stable as $$
  select p - array['id', 'venue_id', 'version', 'retired'] || jsonb_build_object(
    'spaces', array(select s.name from jsonb_array_elements_text(p -> 'spaces') with ordinality x(id, n) join catalog.space s on s.id = x.id::bigint order by x.n),
    'calendars', array(select c.name from jsonb_array_elements_text(p -> 'calendars') with ordinality x(id, n) join schedule.calendar c on c.id = x.id::bigint and not c.retired order by x.n),
    'blocks', array(select x.block - 'activity' || case when a.title is not null then jsonb_build_object('activity', a.title) else '{}' end
      from jsonb_array_elements(p -> 'blocks') with ordinality x(block, n) left join catalog.activity a on a.id = (x.block ->> 'activity')::bigint order by x.n));
$$;
comment on function catalog.export_template(jsonb) is 'A schedule template that names its spaces, calendars and activities.';
