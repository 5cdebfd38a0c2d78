create or replace function schedule.calendar_rows(p_venue bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'venue_id', c.venue_id, 'name', c.name, 'retired', c.retired, 'version', c.version,
           'entries', (select coalesce(jsonb_agg(jsonb_build_object('first_day', e.first_day, 'days', e.days, 'yearly', e.yearly, 'name', e.name) order by e.line), '[]')
                         from schedule.calendar_entry e where e.calendar_id = c.id)) order by c.name), '[]')
    from schedule.calendar c where c.venue_id = p_venue;
$$;
comment on function schedule.calendar_rows(bigint) is 'The calendars of a venue with their days, as the editor takes them.';
